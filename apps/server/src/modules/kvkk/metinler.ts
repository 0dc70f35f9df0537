import type { kvkkCalls } from '@defter/contract/kvkk.ts';
import type { KvkkMetinTuru } from '@defter/rules/kvkk.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** A text as the wire shows it, of `kvkk_metni m`. */
export const METIN_JSON = sql`json_build_object('id', m.id, 'tur', m.tur, 'surum', m.surum, 'metin', m.metin,
  'kayitZamani', m.kayit_zamani, 'yazan', (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p
    where p.bayi_id = m.bayi_id and p.id = m.personel_id))`;

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
  // The saves of one kind take turns, so that one without a version is not refused because of another at the same moment.
  takeTurn(tx, 'kvkk_metni');
  const { rows } = await sql<{ id: number; surum: number }>`
    insert into kvkk_metni (tur, surum, metin, ozet, personel_id)
    select ${body.tur}, coalesce(max(surum), 0) + 1, ${body.metin}::text, encode(sha256(convert_to(${body.metin}, 'UTF8')), 'hex'),
      ${oturum.personelID}
    from kvkk_metni where tur = ${body.tur}
    having ${body.surum}::int is null or max(surum) = ${body.surum}::int
    returning id, surum`.execute(tx);
  if (!rows[0]) throw new AppError('kayitDegismis');
  const { id, surum } = rows[0];
  // Each version is kept for good, so the log only needs to name it.
  degisim(null, { amac: body.tur, surum });
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
