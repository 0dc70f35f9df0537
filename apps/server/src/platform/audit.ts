import { createHash, randomBytes } from 'node:crypto';
import type { Kayit } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Yapan } from './auth/oturum.ts';
import { sendStatement, type Tx } from './db/connection.ts';
import { type Alanlar, type Degisim, diffOf, isEmpty } from './degisim.ts';
import { describeDevice } from './http/describe-device.ts';
import type { IdempotencyKey } from './http/idempotency.ts';
import type { Client } from './http/client.ts';

/** Who acts, and from where; without a person it is the customer. */
export type Actor = Pick<Yapan, 'personelID'> & { client: Client };
/** What a handler adds to the facts of the contract: the record, the change, and a note in words. */
export type EntryDetail = { kayitID?: number; parcaID?: number; notes?: string; degisim: Degisim };
const NOTHING_MORE: EntryDetail = { degisim: {} };
/** What the audit log says about one act. */
export type Entry = Omit<Kayit, 'kayitID'> & Actor & { kayitID: number | null; parcaID: number | null; notes: string | null; degisim: string | null };

/** The audit entry of an act. */
export const describeEntry = (actor: Actor, kayit: Kayit, { kayitID, parcaID, notes, degisim } = NOTHING_MORE): Entry => ({
  ...actor,
  ...kayit,
  kayitID: kayitID ?? null,
  parcaID: parcaID ?? null,
  notes: notes ?? null,
  degisim: sealable(degisim),
});

/** The random part keeps anybody from guessing an erased change from the digest that stays. */
const sealable = (degisim: Degisim): string | null =>
  isEmpty(degisim) ? null : JSON.stringify({ tuz: randomBytes(12).toString('base64'), alanlar: degisim });

/** How many entries this process has written or begun to write. The sealing reads it to know that there is work. */
let written = 0;
export const countWritten = (): number => written;

/**
 * Writes an audit entry in the transaction of its act, just before the commit. If the entry fails, the commit fails
 * too.
 */
export const writeEntry = (tx: Tx, entry: Entry): void => sendStatement(tx, insertKayit(entry));

/** Who acts, from where, and the transaction that it is written in. */
export type Eden = { tx: Tx; oturum: Pick<Yapan, 'personelID'>; client: Client };

/** Writes an entry for a change that is not the one that the entry of the call tells: of another record, or by a customer on a page of their own. */
export const logChange = ({ tx, oturum: { personelID }, client }: Eden, kayit: Kayit, { kayitID, before, after }: { kayitID: number; before: Alanlar | null; after: Alanlar | null }): void =>
  writeEntry(tx, describeEntry({ personelID, client }, kayit, { kayitID, degisim: diffOf(kayit, before, after) }));

/** Writes the entry and the answer under the key of the request, both in one statement. */
export function writeEntryAndReply(tx: Tx, entry: Entry | undefined, key: IdempotencyKey, reply: string): void {
  const tekrar = sql`insert into tekrar_anahtari (anahtar, cagri, girdi_ozeti, yanit)
    values (${key.value}, ${key.call}, ${key.digest}, ${reply})`;
  sendStatement(tx, entry ? sql`with tekrar as (${tekrar}) ${insertKayit(entry)}` : tekrar);
}

/** The digest of a change. It stays when the text of the change has to be erased. */
export const hashChange = (degisim: string): Buffer => createHash('sha256').update(degisim).digest();

function insertKayit({ personelID, menu, islem, nesne, kayitID, parcaID, notes, client, degisim }: Entry): RawBuilder<unknown> {
  written += 1;
  return sql`insert into kayit_gunlugu (personel_id, menu, islem, nesne, kayit_id, parca_id, aciklama, ip, cihaz, degisim, degisim_ozeti)
    values (${personelID}, ${menu}, ${islem}, ${nesne ?? null}, ${kayitID}, ${parcaID}, ${notes}, ${client.ip}, ${describeDevice(client.cihaz)}, ${degisim},
      ${degisim === null ? null : hashChange(degisim)})`;
}
