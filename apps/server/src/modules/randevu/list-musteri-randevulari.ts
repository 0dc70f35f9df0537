import type { musteriCalls } from '@defter/contract/musteri.ts';
import { sql } from 'kysely';
import { requireYetki } from '../../platform/auth/permission.ts';
import { FOUND_ROWS, pageOf } from '../../platform/db/page.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { requireMusteri } from '../musteri/queries.ts';
import { comingRandevu } from './coming-randevu.ts';
import { BITIS_SAAT, HIZMET_ADLARI } from './read-randevu.ts';
import { visibleRandevu } from './visible-randevu.ts';

/** The appointments of a customer that the person sees, newest first. Throws yetkiYok for people who may not know who comes. */
export async function listMusteriRandevulari({ tx, query, oturum, clock }: Context<typeof musteriCalls.randevular>) {
  requireYetki(oturum, 'randevuMusteriGor');
  await requireMusteri(tx, query.musteriID);
  const { rows } = await sql<JsonOf<typeof musteriCalls.randevular>>`
    with bulunan as (select r.* from randevu r where r.musteri_id = ${query.musteriID} and ${visibleRandevu(oturum)})
    select ${FOUND_ROWS},
      (select json_build_object('gelmedi', count(*) filter (where r.durum = 'X'), 'iptal', count(*) filter (where r.durum = 'I'),
        'sonraki', min(r.baslangic) filter (where ${comingRandevu(clock.wallClock())})) from bulunan r)::text as ozet
    from (
      select r.id, r.baslangic::date as "randevuTarihi", to_char(r.baslangic, 'HH24:MI') as "baslangicSaat", ${BITIS_SAAT} as "bitisSaat",
        r.durum as "randevuDurumu", r.randevu_notu as "randevuNotu", r.satis_id as "satisID", r.seri_id as "seriID", s.sira, s.toplam, nullif(concat_ws(' ', p.ad, p.soyad), '') as uygulayan,
        ${HIZMET_ADLARI} as hizmetler
      from bulunan r left join personel_ozet p on p.bayi_id = r.bayi_id and p.id = r.uygulayan_personel_id
      left join lateral (
        select count(*) filter (where (i.baslangic, i.id) <= (r.baslangic, r.id))::int as sira, count(*)::int as toplam
        from randevu i where i.bayi_id = r.bayi_id and i.seri_id = r.seri_id and i.silindi is null
      ) s on r.seri_id is not null
      order by r.baslangic desc, r.id desc ${pageOf(query)}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}
