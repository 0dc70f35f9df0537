import type { Kayit } from '@defter/contract/call.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from './auth/oturum.ts';
import { sendStatement, type Tx } from './db/connection.ts';
import type { TekrarAnahtari } from './http/idempotency.ts';

/** What the audit log is to say of one act. */
export type KayitGirdisi = Kayit & { personelID: number; kayitID: number | null; notes?: string };

/** The audit entry of a call that answers with `data`. */
export function describeKayit({ personelID }: Pick<Oturum, 'personelID'>, kayit: Kayit, data: object, notes?: string): KayitGirdisi {
  const kayitID = 'id' in data && typeof data.id === 'number' ? data.id : null;
  return { ...kayit, personelID, kayitID, ...(notes && { notes }) };
}

/** Writes an audit entry in the transaction of its act, just ahead of the commit: a failed entry fails that. */
export const writeKayit = (tx: Tx, girdi: KayitGirdisi): void => sendStatement(tx, insertKayit(girdi));

/** The same, together with the answer under the key of the request: one statement for both. */
export function writeKayitAndYanit(tx: Tx, girdi: KayitGirdisi | undefined, key: TekrarAnahtari, yanit: string): void {
  const tekrar = sql`insert into tekrar_anahtari (anahtar, cagri, girdi_ozeti, yanit)
    values (${key.anahtar}, ${key.cagri}, ${key.ozet}, ${yanit})`;
  sendStatement(tx, girdi ? sql`with tekrar as (${tekrar}) ${insertKayit(girdi)}` : tekrar);
}

const insertKayit = ({ personelID, menu, islem, kayitID, notes }: KayitGirdisi): RawBuilder<unknown> =>
  sql`insert into kayit_gunlugu (personel_id, menu, islem, kayit_id, aciklama)
    values (${personelID}, ${menu}, ${islem}, ${kayitID}, ${notes ?? null})`;
