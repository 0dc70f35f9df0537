import { createHash, randomBytes } from 'node:crypto';
import type { Kayit } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import { sendStatement, type Tx } from './db/connection.ts';
import { type Degisim, isEmpty } from './degisim.ts';
import { describeDevice } from './http/describe-device.ts';
import type { IdempotencyKey } from './http/idempotency.ts';
import type { Client } from './http/client.ts';

/** Who acts, from where. */
export type Actor = Pick<Oturum, 'personelID'> & { client: Client };
/** What a handler says of its act beside what the contract says: which record, what changed, in words. */
export type EntryDetail = { kayitID?: number; parcaID?: number; notes?: string; degisim: Degisim };
const NOTHING_MORE: EntryDetail = { degisim: {} };
/** What the audit log is to say of one act. */
export type Entry = Omit<Kayit, 'kayitID'> & Actor & { kayitID: number | null; parcaID: number | null; notes: string | null; degisim: string | null };

/** The audit entry of an act. */
export const describeEntry = (eden: Actor, kayit: Kayit, { kayitID, parcaID, notes, degisim } = NOTHING_MORE): Entry => ({
  ...eden,
  ...kayit,
  kayitID: kayitID ?? null,
  parcaID: parcaID ?? null,
  notes: notes ?? null,
  degisim: sealable(degisim),
});

/** With a random part, so that what was erased cannot be guessed back from the digest that stays. */
const sealable = (degisim: Degisim): string | null =>
  isEmpty(degisim) ? null : JSON.stringify({ tuz: randomBytes(12).toString('base64'), alanlar: degisim });

/** How many entries this process has written, or begun to: what tells the sealing that there is work. */
let written = 0;
export const countWritten = (): number => written;

/** Writes an audit entry in the transaction of its act, just ahead of the commit: a failed entry fails that. */
export const writeEntry = (tx: Tx, girdi: Entry): void => sendStatement(tx, insertKayit(girdi));

/** The same, together with the answer under the key of the request: one statement for both. */
export function writeEntryAndReply(tx: Tx, girdi: Entry | undefined, key: IdempotencyKey, yanit: string): void {
  const tekrar = sql`insert into tekrar_anahtari (anahtar, cagri, girdi_ozeti, yanit)
    values (${key.anahtar}, ${key.cagri}, ${key.ozet}, ${yanit})`;
  sendStatement(tx, girdi ? sql`with tekrar as (${tekrar}) ${insertKayit(girdi)}` : tekrar);
}

/** The digest of a change, which stays when its text has to be erased. */
export const hashChange = (degisim: string): Buffer => createHash('sha256').update(degisim).digest();

function insertKayit({ personelID, menu, islem, nesne, kayitID, parcaID, notes, client, degisim }: Entry): RawBuilder<unknown> {
  written += 1;
  return sql`insert into kayit_gunlugu (personel_id, menu, islem, nesne, kayit_id, parca_id, aciklama, ip, cihaz, degisim, degisim_ozeti)
    values (${personelID}, ${menu}, ${islem}, ${nesne ?? null}, ${kayitID}, ${parcaID}, ${notes}, ${client.ip}, ${describeDevice(client.cihaz)}, ${degisim},
      ${degisim === null ? null : hashChange(degisim)})`;
}
