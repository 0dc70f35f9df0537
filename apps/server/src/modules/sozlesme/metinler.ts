import { type sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { findEksikAlanlar } from '@defter/rules/taksitli-sozlesme.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { takeTurn } from '../../platform/db/turn.ts';
import { AppError, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { type JsonOf, RawJson } from '../../platform/http/reply.ts';

/** A text as the wire shows it, of `sozlesme_metni m`. */
export const METIN_JSON = sql`json_build_object('id', m.id, 'tur', m.tur, 'surum', m.surum, 'metin', m.metin,
  'kayitZamani', m.kayit_zamani, 'yazan', (select concat_ws(' ', p.ad, p.soyad) from personel_ozet p
    where p.bayi_id = m.bayi_id and p.id = m.personel_id))`;

/** The ids of the texts that are in force: of each kind the newest version. */
export const GUNCEL_METINLER = sql`select distinct on (tur) id from sozlesme_metni order by tur, surum desc`;

export async function listMetinler({ tx }: Context<typeof sozlesmeCalls.metinler>) {
  const { rows } = await sql<JsonOf<typeof sozlesmeCalls.metinler>>`
    select coalesce(json_agg(${METIN_JSON} order by m.tur, m.surum desc), '[]')::text as liste from sozlesme_metni m`.execute(tx);
  return new RawJson(rows[0]!);
}

/** Adds a new version; what was signed keeps its own. Throws sozlesmeAlaniEksik where the text lacks what the law asks for. */
export async function createMetin({ tx, body, oturum, degisim }: Context<typeof sozlesmeCalls.createMetin>) {
  const eksikler = findEksikAlanlar(body.tur, body.metin);
  if (eksikler.length > 0) {
    throw refusalAt('metin', 'sozlesmeAlaniEksik', { eksikler: eksikler.map((ad) => `{${ad}}`).join(', ') });
  }
  // The saves of one kind take turns, so that one without a version is not refused because of another at the same moment.
  takeTurn(tx, 'sozlesme_metni');
  const { rows } = await sql<{ id: number; surum: number }>`
    insert into sozlesme_metni (tur, surum, metin, personel_id)
    select ${body.tur}, coalesce(max(surum), 0) + 1, ${body.metin}::text, ${oturum.personelID}
    from sozlesme_metni where tur = ${body.tur}
    having ${body.surum}::int is null or max(surum) = ${body.surum}::int
    returning id, surum`.execute(tx);
  if (!rows[0]) throw new AppError('kayitDegismis');
  const { id, surum } = rows[0];
  // Each version is kept for good, so the log only needs to name it.
  degisim(null, { sozlesmeTuru: body.tur, surum });
  return { id };
}

/** The texts with which a new business begins. */
export async function insertIlkSozlesmeMetinleri(tx: Tx): Promise<void> {
  await sql`insert into sozlesme_metni (tur, surum, metin) select m.tur, 1, m.metin from sozlesme_ilk_metinler() m`.execute(tx);
}
