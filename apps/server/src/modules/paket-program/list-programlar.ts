import type { AnyCall } from '@defter/contract/call.ts';
import type { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import { fold } from '@defter/rules/metin.ts';
import { type RawBuilder, sql } from 'kysely';
import { FOUND_ROWS, orderBy, pageOf } from '../../platform/db/page.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';
import { kdvGunu } from '../urun/fiyat-gunu.ts';

const SORTABLE = { siraNo: ['sira_no', 'adi'], adi: ['adi'], fiyat: ['gecerli_fiyat'] };

/** Whether a row `i` of a program is a session, for its product `u` of the group `a`. */
const HIZMET_MI: RawBuilder<boolean> = sql`coalesce(a.satis_tipi, 1) = 1`;

/** The contents of the programs that `kosul` chooses, in their order, as a list of JSON. */
const icerikler = ({ clock }: Pick<Context<AnyCall>, 'clock'>, kosul: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object('id', i.id, 'uniqueID', i.id::text, 'anaUrunID', u.ana_urun_id, 'altUrunID', i.alt_urun_id,
    'altUrunAdi', u.adi, 'hizmetMi', ${HIZMET_MI}, 'miktar', i.miktar, 'birimFiyat', i.birim_fiyat, 'iskonto', i.iskonto,
    'tutar', i.tutar, 'kdv', ${kdvGunu(clock.today())}, 'varsayilan', i.varsayilan) order by i.sira), '[]') as liste
  from ${ICERIK} where ${kosul}`;

const ICERIK: RawBuilder<unknown> = sql`paket_program_icerik i
  join alt_urun_ozet u on u.bayi_id = i.bayi_id and u.id = i.alt_urun_id
  left join ana_urun_ozet a on a.bayi_id = u.bayi_id and a.id = u.ana_urun_id`;

/** The programs of the business. A branch asks for its own alone, so another `bayiID` finds nothing. */
export async function listProgramlar(context: Context<typeof paketProgramCalls.list>) {
  const { tx, query } = context;
  const kosul = [query.ara, query.paketProgramAdi].flatMap((text) => (text === null ? [] : [sql`p.arama like icerir(${fold(text)})`]));
  if (query.aktifMi !== null) kosul.push(sql`p.aktif_mi = ${query.aktifMi}`);
  if (query.id !== null) kosul.push(sql`p.id = ${query.id}`);
  if (query.menuGrupID !== null) kosul.push(sql`p.menu_grup_id = ${query.menuGrupID}`);
  if (query.bayiID !== null) kosul.push(sql`p.bayi_id = ${query.bayiID}`);
  const { rows } = await sql<JsonOf<typeof paketProgramCalls.list>>`
    with bulunan as materialized (
      select p.*, t.toplam, t.seans, coalesce(p.fiyat, t.toplam) as gecerli_fiyat
      from paket_program p
      cross join lateral (
        select coalesce(sum(i.tutar), 0) as toplam, coalesce(sum(i.miktar) filter (where ${HIZMET_MI}), 0) as seans
        from ${ICERIK} where i.bayi_id = p.bayi_id and i.paket_program_id = p.id and i.varsayilan
      ) t
      where ${sql.join([sql`true`, ...kosul], sql` and `)}
    )
    select ${FOUND_ROWS}
    from (
      select p.id, p.surum, p.bayi_id as "bayiID", p.menu_grup_id as "menuGrupID", g.adi as "menuGrupAdi", p.adi, p.gecerli_fiyat as fiyat, p.iskonto,
        p.aktif_mi as "aktifMi", p.sira_no as "siraNo", p.gecerlilik_ay as "gecerlilikAy", p.kullanim,
        p.iade_kurali as "iadeKurali", p.iade_kesintisi as "iadeKesintisi",
        round(p.gecerli_fiyat * (100 - p.iskonto) / 100, 2) as "satisFiyati", p.toplam as "icerikToplami", p.seans as "seansSayisi",
        (${icerikler(context, sql`i.bayi_id = p.bayi_id and i.paket_program_id = p.id`)}) as icerikler
      from (select * from bulunan ${orderBy(query.sirala, SORTABLE, 'siraNo')} ${pageOf(query)}) p
      left join paket_grubu g on g.bayi_id = p.bayi_id and g.id = p.menu_grup_id
      ${orderBy(query.sirala, SORTABLE, 'siraNo', 'p')}
    ) satir`.execute(tx);
  return new RawJson(rows[0]!);
}

export async function listIcerikler(context: Context<typeof menuCalls.icerikler>) {
  const { tx, params } = context;
  const { rows } = await sql<{ liste: string | null }>`
    select (${icerikler(context, sql`i.bayi_id = p.bayi_id and i.paket_program_id = p.id`)})::text as liste
    from paket_program p where p.id = ${params.id}`.execute(tx);
  return new RawJson({ liste: found(rows[0]).liste! } as JsonOf<typeof menuCalls.icerikler>);
}
