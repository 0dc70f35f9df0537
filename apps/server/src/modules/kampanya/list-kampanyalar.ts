import type { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { fold } from '@defter/rules/metin.ts';
import { sql } from 'kysely';
import { FOUND_ROWS, orderBy, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { RESIM_URL } from './resim.ts';

const SORTABLE = { kampanyaAdi: ['kampanya_adi'], baslangicTarihi: ['baslangic_tarihi'], bitisTarihi: ['bitis_tarihi'] };

/** The campaigns by name and by the days on which they count, those that end last first. */
export async function listKampanyalar({ tx, query, clock }: Context<typeof kampanyaCalls.list>) {
  const { ara, kampanyaAdi, baslangicTarihi, bitisTarihi } = query;
  const aranan = [ara, kampanyaAdi].flatMap((metin) => (metin === null ? [] : fold(metin)));
  const { rows } = await sql<JsonOf<typeof kampanyaCalls.list>>`
    with bulunan as materialized (
      select * from kampanya k where ${sql.join([sql`true`, ...aranan.map((metin) => sql`k.arama like icerir(${metin})`)], sql` and `)}
        ${baslangicTarihi === null ? sql`` : sql`and k.bitis_tarihi >= ${baslangicTarihi}::date`}
        ${bitisTarihi === null ? sql`` : sql`and k.baslangic_tarihi <= ${bitisTarihi}::date`}
    )
    select ${FOUND_ROWS}
    from (
      select k.id, k.surum, k.kampanya_adi as "kampanyaAdi", k.baslangic_tarihi as "baslangicTarihi", k.bitis_tarihi as "bitisTarihi", k.resim,
        ${RESIM_URL} as "resimUrl", k.aciklama, k.tumu, k.tur, k.iskonto, k.al, k.ode, k.gunler,
        to_char(k.baslangic_saati, 'HH24:MI') as "baslangicSaati", to_char(k.bitis_saati, 'HH24:MI') as "bitisSaati",
        k.musteri_gruplari as "musteriGruplari", k.ilk_ziyaret as "ilkZiyaret", k.birlesir, k.aktif_mi as "aktifMi",
        case when k.bitis_tarihi < ${clock.today()}::date then 'Süresi Doldu' else 'Devam Ediyor' end as durum,
        (select coalesce(json_agg(json_build_object('id', i.id, 'altUrunID', i.alt_urun_id, 'anaUrunID', i.ana_urun_id, 'adi', coalesce(u.adi, a.adi), 'iskonto', i.iskonto) order by i.id), '[]')
          from kampanya_icerik i
          left join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
          left join ana_urun_ozet a on a.bayi_id = i.bayi_id and a.id = i.ana_urun_id
          where i.bayi_id = k.bayi_id and i.kampanya_id = k.id) as icerikler
      from (select * from bulunan k ${orderBy(query.sirala, SORTABLE, '-bitisTarihi', 'k')} ${pageOf(query)}) k
      ${orderBy(query.sirala, SORTABLE, '-bitisTarihi', 'k')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
