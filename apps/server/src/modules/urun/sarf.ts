import type { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { raiseSurum } from '../../platform/db/surum.ts';
import { withGone } from '../../platform/degisim.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson, toJson } from '../../platform/http/reply.ts';
import { requireAltUrun } from './require-alt-urun.ts';
import { canSeeMaliyet } from './urun-columns.ts';

/** The cost of one line `s` of a prescription, of product `p` in unit `k`. */
export const SARF_MALIYETI: RawBuilder<number> = sql`round(s.miktar * coalesce(k.miktar, 1) * p.maliyet, 2)`;
/** The lines `s` of a prescription with their products `p` and units `k`. */
export const SARF: RawBuilder<unknown> = sql`alt_urun_sarf s
  join alt_urun p on p.bayi_id = s.bayi_id and p.id = s.sarf_urun_id
  left join alt_urun_birim k on k.bayi_id = s.bayi_id and k.alt_urun_id = s.sarf_urun_id and k.birim_id = s.birim_id`;

export async function listSarf({ tx, params, oturum }: Context<typeof altUrunCalls.sarf>) {
  const [surum, { rows }] = await Promise.all([
    requireAltUrun(tx, params.id),
    sql<Pick<JsonOf<typeof altUrunCalls.sarf>, 'liste'>>`
      select coalesce(json_agg(satir), '[]')::text as liste from (
        select s.sarf_urun_id as "sarfUrunID", p.adi, s.miktar, s.birim_id as "birimID", b.adi as "birimAdi",
          ${canSeeMaliyet(oturum) ? SARF_MALIYETI : sql`null`} as maliyet
        from ${SARF} left join birim b on b.bayi_id = s.bayi_id and b.id = coalesce(s.birim_id, p.birim_id)
        where s.alt_urun_id = ${params.id} order by s.sira
      ) satir`.execute(tx),
  ]);
  return new RawJson({ surum: toJson(surum), liste: rows[0]!.liste });
}

/** Replaces the prescription of a service. A service has one (spec 2§8), with each product once. */
export async function saveSarf({ tx, body, degisim }: Context<typeof altUrunCalls.saveSarf>) {
  const { altUrunID, icerikler } = body;
  await raiseSurum(tx, { tablo: 'alt_urun', id: altUrunID }, body.surum);
  if (!icerikler) return { id: altUrunID };
  const [eski] = await Promise.all([
    tellSarf(tx, altUrunID),
    tx.deleteFrom('alt_urun_sarf').where('alt_urun_id', '=', altUrunID).execute(),
    icerikler.length > 0 &&
      tx
        .insertInto('alt_urun_sarf')
        .values(
          icerikler.map(({ sarfUrunID, miktar, birimID }, sira) => ({
            alt_urun_id: altUrunID,
            sarf_urun_id: sarfUrunID,
            sira,
            miktar,
            birim_id: birimID,
          })),
        )
        .execute(),
  ]);
  degisim(eski, withGone(eski, await tellSarf(tx, altUrunID)));
  return { id: altUrunID };
}

/** The prescription for the record log: `{ 'miktar:Krem': '2 Adet' }`. */
async function tellSarf(tx: Tx, altUrunID: number): Promise<Record<string, string>> {
  const { rows } = await sql<{ adi: string; miktar: string }>`
    select p.adi, concat_ws(' ', s.miktar::float8, b.adi) as miktar
    from ${SARF} left join birim b on b.bayi_id = s.bayi_id and b.id = coalesce(s.birim_id, p.birim_id)
    where s.alt_urun_id = ${altUrunID} order by s.sira`.execute(tx);
  return Object.fromEntries(rows.map(({ adi, miktar }) => [`miktar:${adi}`, miktar]));
}
