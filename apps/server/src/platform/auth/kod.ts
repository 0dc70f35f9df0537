import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { hashPassword, verifyPassword } from './password.ts';
import { CODE_MINUTES, newCode, refuseTooManyCodes } from './sms-kodu.ts';
import type { Tx } from '../db/connection.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../http/context.ts';
import { queueSms } from '../outside/sms/outbox.ts';

/* Codes that prove a phone number. They are kept as a slow hash (docs/adr/0007) and allow five tries. */
export type Amac = 'kayit' | 'parola' | 'telefon';

const MAX_DENEME = 5;
/** How long a proved number stays valid for its purpose: choosing a password takes a while. */
const KANIT_DAKIKA = 30;

/** Sends a code and answers how long it is valid. Throws kodSinir or kodBekle. */
export async function sendKod({ database, sms }: Platform, telefon: string, amac: Amac): Promise<{ gecerlilikSaniye: number }> {
  const sent = await database.system(await queueKod(telefon, amac));
  sms.wake();
  return sent;
}

/** Queues the text of a code that was made. */
export type QueueKod = (tx: Tx) => Promise<{ gecerlilikSaniye: number }>;

/**
 * Makes a code and returns the function that queues its text, in a transaction with the house's rights. Wake the
 * delivery after its commit. The returned function throws kodSinir or kodBekle.
 */
export async function queueKod(telefon: string, amac: Amac): Promise<QueueKod> {
  const kod = newCode();
  const kodOzeti = await hashPassword(kod);
  const gecerlilikSaniye = CODE_MINUTES * 60;
  const mesaj = metinler[amac].replace('[kod]', kod).replace('[dakika]', String(CODE_MINUTES));
  return async (tx) => {
    await lockTelefon(tx, telefon);
    await refuseTooManyCodes(tx, sql`dogrulama_kodu where telefon = ${telefon}`);
    await sql`
      insert into dogrulama_kodu (telefon, amac, kod_ozeti, gecerlilik)
      values (${telefon}, ${amac}, ${kodOzeti}, now() + make_interval(secs => ${gecerlilikSaniye}))`.execute(tx);
    await queueSms(tx, { bayiID: null, telefon, mesaj, gecerlilikSaniye });
    return { gecerlilikSaniye };
  };
}

/** Lets one transaction at a time work on a number: two requests can neither both be the fifth nor both register it. */
export async function lockTelefon(tx: Tx, telefon: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${telefon}, 0))`.execute(tx);
}

type Kod = { id: number; kod_ozeti: string; gecerli: boolean };

/**
 * Proves the number with its newest code. A wrong try stays counted. A code that was right once stays right until it is
 * used. Throws kodGecersiz, or kodSuresiDoldu when no further try can succeed.
 */
export async function proveKod({ database }: Pick<Platform, 'database'>, telefon: string, amac: Amac, smsKodu: string): Promise<void> {
  const kod = await database.system((tx) => takeTry(tx, telefon, amac));
  if (!kod?.gecerli) throw new AppError(kod ? 'kodSuresiDoldu' : 'kodGecersiz');
  if (!(await verifyPassword(kod.kod_ozeti, smsKodu))) throw new AppError('kodGecersiz');
  await database.system((tx) =>
    sql`update dogrulama_kodu set dogrulandi = coalesce(dogrulandi, now()), deneme = deneme - 1 where id = ${kod.id}`.execute(tx),
  );
}

/** Counts the try before the code is compared, so that tries that arrive together cannot share one count. */
async function takeTry(tx: Tx, telefon: string, amac: Amac): Promise<Kod | undefined> {
  const { rows } = await sql<Kod>`
    update dogrulama_kodu set deneme = deneme + 1
    where id = (select id from dogrulama_kodu where telefon = ${telefon} and amac = ${amac} and kullanildi is null
      order by id desc limit 1)
    returning id, kod_ozeti, deneme <= ${MAX_DENEME} and (gecerlilik > now() or ${isKanit}) as gecerli`.execute(tx);
  return rows[0];
}

/** Uses up the proof that the number belongs to the person; false when there is no proof. */
export async function useKanit(tx: Tx, telefon: string, amac: Amac): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update dogrulama_kodu set kullanildi = now()
    where telefon = ${telefon} and amac = ${amac} and kullanildi is null and ${isKanit}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

const isKanit = sql`coalesce(dogrulandi > now() - make_interval(mins => ${KANIT_DAKIKA}), false)`;
