import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { hashPassword, verifyPassword } from './password.ts';
import { CODE_MINUTES, newCode, refuseTooManyCodes } from './sms-kodu.ts';
import type { Tx } from '../db/connection.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../http/context.ts';
import { queueSms } from '../outside/sms/outbox.ts';

/*
 * Codes to a number that is to be proved: kept as a slow hash (docs/adr/0007), good for five tries.
 */
export type Amac = 'kayit' | 'parola' | 'telefon';

const MAX_DENEME = 5;
/** How long a proved number may wait for what it was proved for: choosing a password takes a while. */
const KANIT_DAKIKA = 30;

/** Sends a code; the answer says how long it is good. Throws kodSinir or kodBekle. */
export async function sendKod({ database, sms }: Platform, telefon: string, amac: Amac): Promise<{ gecerlilikSaniye: number }> {
  const sent = await database.system(await queueKod(telefon, amac));
  sms.wake();
  return sent;
}

/** Puts a code that was made on its way. */
export type QueueKod = (tx: Tx) => Promise<{ gecerlilikSaniye: number }>;

/**
 * Makes a code, and what puts it on its way in a transaction with the house's rights; wake the delivery after its commit.
 * That one throws kodSinir or kodBekle.
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

/** One at a time for a number until the transaction ends: two requests cannot both be the fifth, or both register it. */
export async function lockTelefon(tx: Tx, telefon: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${telefon}, 0))`.execute(tx);
}

type Kod = { id: number; kod_ozeti: string; gecerli: boolean };

/**
 * Proves the number with its newest code. A wrong try is counted and stays counted; a code that was right once
 * is right again until it is used. Throws kodGecersiz, or kodSuresiDoldu when no try can succeed any more.
 */
export async function proveKod({ database }: Pick<Platform, 'database'>, telefon: string, amac: Amac, smsKodu: string): Promise<void> {
  const kod = await database.system((tx) => takeTry(tx, telefon, amac));
  if (!kod?.gecerli) throw new AppError(kod ? 'kodSuresiDoldu' : 'kodGecersiz');
  if (!(await verifyPassword(kod.kod_ozeti, smsKodu))) throw new AppError('kodGecersiz');
  await database.system((tx) =>
    sql`update dogrulama_kodu set dogrulandi = coalesce(dogrulandi, now()), deneme = deneme - 1 where id = ${kod.id}`.execute(tx),
  );
}

/** The try is counted before the code is looked at: tries that arrive together cannot share one count. */
async function takeTry(tx: Tx, telefon: string, amac: Amac): Promise<Kod | undefined> {
  const { rows } = await sql<Kod>`
    update dogrulama_kodu set deneme = deneme + 1
    where id = (select id from dogrulama_kodu where telefon = ${telefon} and amac = ${amac} and kullanildi is null
      order by id desc limit 1)
    returning id, kod_ozeti, deneme <= ${MAX_DENEME} and (gecerlilik > now() or ${isKanit}) as gecerli`.execute(tx);
  return rows[0];
}

/** Uses up the proof that the number is one's own; false when there is none. */
export async function useKanit(tx: Tx, telefon: string, amac: Amac): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update dogrulama_kodu set kullanildi = now()
    where telefon = ${telefon} and amac = ${amac} and kullanildi is null and ${isKanit}`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

const isKanit = sql`coalesce(dogrulandi > now() - make_interval(mins => ${KANIT_DAKIKA}), false)`;
