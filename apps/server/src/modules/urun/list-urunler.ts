import type { AnyCall } from '@defter/contract/call.ts';
import type { Aktiflik } from '@defter/contract/fields.ts';
import type { AnaUrun, urunCalls } from '@defter/contract/urun.ts';
import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOUND_ROWS, isAktiflik, orderBy, pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { urunColumns, urunOfDay } from './urun-columns.ts';

const ANA_SORTABLE = { adi: ['adi'], satisTipi: ['satis_tipi', 'adi'] };
const ALT_SORTABLE = { adi: ['adi'], anaUrunAdi: ['ana_urun_adi', 'adi'], fiyat: ['fiyat'], urunKod: ['urun_kod'] };

type Filtre = { ara: string | null; id: number | null; durum: Aktiflik; satisTipi: number | null };

const durumKosulu = ({ id, durum, satisTipi }: Filtre) => sql`
  ${isAktiflik(durum, sql`satilir`)}
  ${id === null ? sql`` : sql`and id = ${id}`}
  ${satisTipi === null ? sql`` : sql`and satis_tipi = ${satisTipi}`}`;
const kosulOf = (filtre: Filtre) => sql`
  ${durumKosulu(filtre)} ${filtre.ara === null ? sql`` : sql`and arama like icerir(${fold(filtre.ara)})`}`;

export async function listAnaUrunler({ tx, query }: Context<typeof urunCalls.listAnaUrunler>) {
  const { rows } = await sql<JsonOf<typeof urunCalls.listAnaUrunler>>`
    with bulunan as materialized (
      select * from (select *, satista_mi as satilir from ana_urun) a where ${kosulOf(query)}
    )
    select ${FOUND_ROWS}
    from (
      select ${ANA_URUN} from (select * from bulunan ${orderBy(query.sirala, ANA_SORTABLE, 'adi')} ${pageOf(query)}) a
      ${orderBy(query.sirala, ANA_SORTABLE, 'adi', 'a')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/** The groups that a search finds by their own name or by their products, with the products that it has found. */
export async function searchAnaUrunler(context: Context<typeof urunCalls.searchAnaUrunler>) {
  const { tx, query } = context;
  const aranan = query.ara === null ? sql`false` : sql`u.arama like icerir(${fold(query.ara)})`;
  const { rows } = await sql<JsonOf<typeof urunCalls.searchAnaUrunler>>`
    with eslesen as materialized (
      select u.* from (${urunOfDay(context)}) u where u.ana_urun_id is not null and ${aranan}
    ), bulunan as materialized (
      select * from (select *, satista_mi as satilir from ana_urun) a where ${durumKosulu(query)}
      ${query.ara === null ? sql`` : sql`and (arama like icerir(${fold(query.ara)}) or id in (select ana_urun_id from eslesen))`}
    )
    select ${FOUND_ROWS}
    from (
      select ${ANA_URUN}, (select coalesce(json_agg(json_build_object('id', e.id, 'adi', e.adi, 'fiyat', e.fiyat,
          'satistaMi', e.satista_mi) order by e.adi), '[]') from eslesen e where e.ana_urun_id = a.id) as "altUrunler"
      from (select * from bulunan ${orderBy(query.sirala, ANA_SORTABLE, 'adi')} ${pageOf(query)}) a
      ${orderBy(query.sirala, ANA_SORTABLE, 'adi', 'a')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

/**
 * The catalogue. A group off sale takes its products off sale too. A catalogue has some hundreds of rows, so it needs no
 * index for the search.
 */
export async function listAltUrunler(context: Context<typeof urunCalls.listAltUrunler>) {
  const { tx, query } = context;
  const { rows } = await sql<JsonOf<typeof urunCalls.listAltUrunler>>`
    with bulunan as materialized (
      select * from (${urunOfDay(context)}) u where ${kosulOf(query)}
      ${query.birimID === null ? sql`` : sql`and birim_id = ${query.birimID}`}
      ${query.anaUrunID === null ? sql`` : sql`and ana_urun_id = ${query.anaUrunID}`}
    )
    select ${FOUND_ROWS}
    from (
      select ${urunColumns(context)}
      from (select * from bulunan ${orderBy(query.sirala, ALT_SORTABLE, 'adi')} ${pageOf(query)}) u ${BIRIM}
      ${orderBy(query.sirala, ALT_SORTABLE, 'adi', 'u')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

export async function getAltUrun(context: Context<typeof urunCalls.getAltUrun>) {
  const urun = sql`select ${urunColumns(context)} from (${urunOfDay(context)}) u ${BIRIM} where u.id = ${context.params.id}`;
  const { altUrun } = await readOne<JsonOf<typeof urunCalls.getAltUrun>>(context, sql`select row_to_json(urun)::text as "altUrun" from (${urun}) urun`);
  return new RawJson({ altUrun });
}

export async function getAnaUrun(context: Context<typeof urunCalls.getAnaUrun>) {
  return { anaUrun: await readOne<AnaUrun>(context, sql`select ${ANA_URUN} from ana_urun a where a.id = ${context.params.id}`) };
}

async function readOne<T>({ tx }: Pick<Context<AnyCall>, 'tx'>, select: RawBuilder<unknown>): Promise<T> {
  const { rows } = await sql<T>`${select}`.execute(tx);
  return found(rows[0]);
}

const BIRIM: RawBuilder<unknown> = sql`left join birim b on b.bayi_id = u.bayi_id and b.id = u.birim_id`;

const ANA_URUN: RawBuilder<unknown> = sql`a.id, a.surum, a.adi, a.satis_tipi as "satisTipi", a.satista_mi as "satistaMi",
  (select count(*) from alt_urun u where u.bayi_id = a.bayi_id and u.ana_urun_id = a.id) as "altUrunSayisi"`;
