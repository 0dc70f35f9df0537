import type { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { findEksikAlanlar } from '@defter/rules/taksitli-sozlesme.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { addMetin, METIN_JSON } from '../../platform/db/text-versions.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** The ids of the texts that are in force: of each kind the newest version. */
export const GUNCEL_METINLER = sql`select distinct on (tur) id from sozlesme_metni order by tur, surum desc`;

export async function listMetinler({ tx }: Context<typeof sozlesmeCalls.metinler>) {
  const { rows } = await sql<JsonOf<typeof sozlesmeCalls.metinler>>`
    select coalesce(json_agg(${METIN_JSON} order by m.tur, m.surum desc), '[]')::text as liste from sozlesme_metni m`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Adds a new version; what was signed keeps its own. Throws sozlesmeAlaniEksik where the text lacks what the law asks for. */
export async function createMetin({ tx, body, oturum, degisim }: Context<typeof sozlesmeCalls.createMetin>) {
  const { tur, metin } = body;
  const eksikler = findEksikAlanlar(tur, metin);
  if (eksikler.length > 0) {
    throw refusalAt('metin', 'sozlesmeAlaniEksik', { eksikler: eksikler.map((ad) => `{${ad}}`).join(', ') });
  }
  const { id, surum } = await addMetin(tx, { tablo: 'sozlesme_metni', tur, metin, personel_id: oturum.personelID }, body.surum);
  // Each version is kept for good, so the log only needs to name it.
  degisim(null, { sozlesmeTuru: tur, surum });
  return { id };
}

/** The texts with which a new business begins. */
export async function insertIlkSozlesmeMetinleri(tx: Tx): Promise<void> {
  await sql`insert into sozlesme_metni (tur, surum, metin) select m.tur, 1, m.metin from sozlesme_ilk_metinler() m`.execute(tx);
}
