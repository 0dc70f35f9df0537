import type { urunCalls } from '@defter/contract/urun.ts';
import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import { orderBy, pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';
import { RawJson } from '../../platform/http/reply.ts';

const ANA_SORTABLE = { adi: ['adi'], satisTipi: ['satis_tipi', 'adi'] };
const ALT_SORTABLE = { adi: ['adi'], anaUrunAdi: ['ana_urun_adi', 'adi'], fiyat: ['fiyat'], urunKod: ['urun_kod'] };

type Filtre = { ara: string | null; durum: 'tumu' | 'aktif' | 'pasif'; satisTipi: number | null };

const kosulOf = ({ ara, durum, satisTipi }: Filtre) => sql`
  ${durum === 'tumu' ? sql`true` : sql`satilir = ${durum === 'aktif'}`}
  ${satisTipi === null ? sql`` : sql`and satis_tipi = ${satisTipi}`}
  ${ara === null ? sql`` : sql`and arama like icerir(${fold(ara)})`}`;

export async function listAnaUrunler({ tx, query }: Context<typeof urunCalls.listAnaUrunler>) {
  const { rows } = await sql<Sayfa>`
    with bulunan as materialized (
      select * from (select *, satista_mi as satilir from ana_urun) a where ${kosulOf(query)}
    )
    select (select count(*) from bulunan)::text as toplam, coalesce(json_agg(satir), '[]')::text as liste
    from (
      select ${ANA_URUN} from (select * from bulunan ${orderBy(query.sirala, ANA_SORTABLE, 'adi')} ${pageOf(query)}) a
      ${orderBy(query.sirala, ANA_SORTABLE, 'adi', 'a')}
    ) satir`.execute(tx);
  return toReply(rows[0]!);
}

/**
 * What sales and appointments are picked from; a group off sale takes what is in it along. A catalogue is
 * some hundreds of rows: it is simply read.
 */
export async function listAltUrunler({ tx, query }: Context<typeof urunCalls.listAltUrunler>) {
  const { rows } = await sql<Sayfa>`
    with urun as (
      select u.*, a.adi as ana_urun_adi, coalesce(a.satis_tipi, 1) as satis_tipi,
        u.satista_mi and coalesce(a.satista_mi, true) as satilir
      from alt_urun u left join ana_urun a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id
    ), bulunan as materialized (
      select * from urun where ${kosulOf(query)}
      ${query.anaUrunID === null ? sql`` : sql`and ana_urun_id = ${query.anaUrunID}`}
    )
    select (select count(*) from bulunan)::text as toplam, coalesce(json_agg(satir), '[]')::text as liste
    from (
      select u.id, u.ana_urun_id as "anaUrunID", u.ana_urun_adi as "anaUrunAdi", u.satis_tipi as "satisTipi",
        b.adi as "birimAdi", u.adi, u.fiyat, u.fiyat2, u.maliyet, u.kdv, u.birim_id as "birimID", u.grup,
        u.urun_kod as "urunKod", u.satista_mi as "satistaMi", u.iptalde_geri_yukle as "iptaldeGeriYukle",
        u.puan_verilmesin as "puanVerilmesin", u.urun_sure as "urunSure", u.hizmet_suresi as "hizmetSuresi"
      from (select * from bulunan ${orderBy(query.sirala, ALT_SORTABLE, 'adi')} ${pageOf(query)}) u
      left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id
      ${orderBy(query.sirala, ALT_SORTABLE, 'adi', 'u')}
    ) satir`.execute(tx);
  return toReply(rows[0]!);
}

export async function getAnaUrun({ tx, params }: Context<typeof urunCalls.getAnaUrun>) {
  const { rows } = await sql<{ anaUrun: string }>`
    select row_to_json(satir)::text as "anaUrun" from (select ${ANA_URUN} from ana_urun a where a.id = ${params.id}) satir`.execute(tx);
  return new RawJson({ anaUrun: found(rows[0]).anaUrun });
}

const ANA_URUN: RawBuilder<unknown> = sql`a.id, a.adi, a.satis_tipi as "satisTipi", a.satista_mi as "satistaMi",
  (select count(*) from alt_urun u where u.bayi_id = a.bayi_id and u.ana_urun_id = a.id) as "altUrunSayisi"`;

type Sayfa = { liste: string; toplam: string };
const toReply = ({ liste, toplam }: Sayfa) => new RawJson({ liste, toplamKayit: toplam });
