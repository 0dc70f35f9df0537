import { hash } from 'node:crypto';
import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { KvkkMetinTuru } from '@defter/rules/kvkk.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { addMetin, METIN_JSON } from '../../platform/db/text-versions.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** The ids of the texts that are in force: of each kind the newest version. */
export const GUNCEL_METINLER = sql`select distinct on (tur) id from kvkk_metni order by tur, surum desc`;

/** The texts that are in force, by their kind. */
export async function readGuncelMetinler<Tur extends KvkkMetinTuru>(tx: Tx, turler: readonly Tur[]): Promise<Record<Tur, { id: number; metin: string }>> {
  const { rows } = await sql<{ tur: Tur; id: number; metin: string }>`
    select m.tur, m.id, m.metin from kvkk_metni m where m.id in (${GUNCEL_METINLER}) and m.tur = any(${[...turler]}::text[])`.execute(tx);
  return Object.fromEntries(rows.map(({ tur, ...metin }) => [tur, metin])) as Record<Tur, { id: number; metin: string }>;
}

export async function listMetinler({ tx }: Context<typeof kvkkCalls.metinler>) {
  const { rows } = await sql<JsonOf<typeof kvkkCalls.metinler>>`
    select coalesce(json_agg(${METIN_JSON} order by m.tur, m.surum desc), '[]')::text as liste from kvkk_metni m`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Adds a new version. Consents to an older version stay valid for that version. */
export async function createMetin({ tx, body, oturum, degisim }: Context<typeof kvkkCalls.createMetin>) {
  const { tur, metin } = body;
  const { id, surum } = await addMetin(tx, { tablo: 'kvkk_metni', tur, metin, ozet: hash('sha256', metin), personel_id: oturum.personelID }, body.surum);
  // Each version is kept for good, so the log only needs to name it.
  degisim(null, { amac: tur, surum });
  return { id };
}

/** The texts with which a new business begins, with its name in them. */
export async function insertIlkMetinler(tx: Tx): Promise<void> {
  await sql`
    insert into kvkk_metni (tur, surum, metin, ozet)
    select m.tur, 1, m.metin, encode(sha256(convert_to(m.metin, 'UTF8')), 'hex')
    from bayi_ozet b cross join lateral kvkk_ilk_metinler(b.firma_adi) m
    where b.id = current_setting('app.bayi')::bigint`.execute(tx);
}
