import { sql } from 'kysely';
import metinler from '../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { hashPassword, verifyPassword } from './password.ts';
import { CODE_MINUTES, newCode } from './sms-kodu.ts';
import { refuseTooManyAsked, type Asker } from './asker.ts';
import type { Tx } from '../db/connection.ts';
import { AppError } from '../errors/app-error.ts';
import type { Platform } from '../http/context.ts';
import { fillMesaj } from '@defter/rules/sms.ts';
import { queueMesaj } from '../outside/mesaj/outbox.ts';
import { takeTurn } from '../db/turn.ts';

/* Codes that prove a phone number. They are kept as a slow hash (docs/adr/0007) and allow five tries. */
export type Amac = 'kayit' | 'parola' | 'telefon' | 'randevu' | 'hesap' | 'satisOnayi';

/** Minutes that a code is valid: reading it to somebody else takes longer than typing it. */
const DAKIKA: Partial<Record<Amac, number>> = { satisOnayi: 5 };

/** How many tries a code allows to the one who asked for it, and as many to all others together. */
const MAX_DENEME = 5;
/** How many codes one try is compared with. Each comparison is a slow hash. */
const EN_COK_CANLI = 6;
/** How long a proved number stays valid for its purpose: choosing a password takes a while. */
const KANIT_DAKIKA = 30;

/** Sends a code and answers how long it is valid. Throws kodSinir or kodBekle. */
export async function sendKod({ database, sms }: Platform, telefon: string, amac: Amac, asker: Asker): Promise<{ gecerlilikSaniye: number }> {
  const queue = await queueKod(telefon, amac, asker);
  const sent = await database.system(queue);
  sms.wake();
  return sent;
}

/** Queues the text of a code that was made. */
export type QueueKod = (tx: Tx) => Promise<{ gecerlilikSaniye: number }>;

/**
 * Makes a code and returns the function that queues its text, in a transaction with the house's rights. Wake the
 * delivery after its commit. The returned function throws kodSinir or kodBekle.
 * @param konu what the code proves beside the number, such as the digest of a sale; null for the number alone
 * @param soylenen the values of the text beside the code
 */
export async function queueKod(telefon: string, amac: Amac, asker: Asker, { konu = null, soylenen = {} }: { konu?: string | null; soylenen?: Record<string, string> } = {}): Promise<QueueKod> {
  const kod = newCode();
  const kodOzeti = await hashPassword(kod);
  const dakika = DAKIKA[amac] ?? CODE_MINUTES;
  const gecerlilikSaniye = dakika * 60;
  const mesaj = fillMesaj(metinler[amac], { ...soylenen, kod, dakika: String(dakika) });
  return async (tx) => {
    lockTelefon(tx, telefon);
    await refuseTooManyAsked(tx, telefon, asker);
    await sql`
      insert into dogrulama_kodu (telefon, amac, konu, kod_ozeti, soran, yabanci, gecerlilik)
      values (${telefon}, ${amac}, ${konu}, ${kodOzeti}, ${asker.anahtar}, ${asker.isStranger}, now() + make_interval(secs => ${gecerlilikSaniye}))`.execute(tx);
    await queueMesaj(tx, { bayiID: null, telefon, mesaj, gecerlilikSaniye });
    return { gecerlilikSaniye };
  };
}

/** Lets one transaction at a time work on a number: two requests can neither both be the fifth nor both register it. */
export function lockTelefon(tx: Tx, telefon: string): void {
  takeTurn(tx, `kod ${telefon}`, 0);
}

type Kod = { id: number; kod_ozeti: string; acik: boolean };
type Deneme = { telefon: string; amac: Amac; smsKodu: string; asker: Asker; /** The browser that a proof belongs to. */ cihaz?: Buffer; /** As in `queueKod`. */ konu?: string };

/**
 * Proves the number with any of its codes that are still valid, so a stranger who asks for another code does not spoil the
 * last one. A wrong try stays counted. A code that was right once stays right until it is used. Throws
 * kodGecersiz, or kodSuresiDoldu when no further try can succeed.
 */
export async function proveKod({ database }: Pick<Platform, 'database'>, deneme: Deneme): Promise<void> {
  const { telefon, smsKodu, asker, cihaz = null } = deneme;
  const kodlar = await database.system((tx) => takeTry(tx, deneme));
  const aciklar = kodlar.filter(({ acik }) => acik);
  if (aciklar.length === 0) {
    const varMi = kodlar.length > 0 || (await database.system((tx) => hasKod(tx, deneme)));
    throw new AppError(varMi ? 'kodSuresiDoldu' : 'kodGecersiz');
  }
  const dogru = await findRight(aciklar, smsKodu);
  if (dogru === undefined) throw new AppError('kodGecersiz');
  const idler = kodlar.map(({ id }) => id);
  await database.system(async (tx) => {
    lockTelefon(tx, telefon);
    // A right try does not count as a wrong one for the other codes either.
    await sql`
      update dogrulama_kodu set deneme = deneme - (soran <> ${asker.anahtar})::int, deneme_soran = deneme_soran - (soran = ${asker.anahtar})::int
      where id = any(${idler})`.execute(tx);
    await sql`update dogrulama_kodu set dogrulandi = coalesce(dogrulandi, now()), dogrulayan = ${cihaz} where id = ${dogru}`.execute(tx);
  });
}

/** The codes of a number that prove the same and were not used. */
const isFor = ({ telefon, amac, konu = null }: Pick<Deneme, 'telefon' | 'amac'> & { konu?: string | null | undefined }) =>
  sql`telefon = ${telefon} and amac = ${amac} and konu is not distinct from ${konu}::text and kullanildi is null`;

/** Counts the try before the codes are compared, so that tries that arrive together cannot share one count. */
async function takeTry(tx: Tx, deneme: Deneme): Promise<Kod[]> {
  const { telefon, asker: { anahtar } } = deneme;
  lockTelefon(tx, telefon);
  const { rows } = await sql<Kod>`
    with canli as (
      select id from dogrulama_kodu
      where ${isFor(deneme)} and (gecerlilik > now() or ${isKanit})
      order by soran = ${anahtar} desc, id desc limit ${EN_COK_CANLI}
    )
    update dogrulama_kodu k set deneme = deneme + (soran <> ${anahtar})::int, deneme_soran = deneme_soran + (soran = ${anahtar})::int
    from canli where canli.id = k.id
    returning k.id, kod_ozeti, case when soran = ${anahtar} then deneme_soran else deneme end <= ${MAX_DENEME} as acik`.execute(tx);
  return rows;
}

async function findRight(kodlar: Kod[], smsKodu: string): Promise<number | undefined> {
  for (const { id, kod_ozeti } of kodlar) if (await verifyPassword(kod_ozeti, smsKodu)) return id;
  return undefined;
}

async function hasKod(tx: Tx, deneme: Deneme): Promise<boolean> {
  const { rows } = await sql`select from dogrulama_kodu where ${isFor(deneme)} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Uses up the proof that the number belongs to the person, and with it every other code for the same; false when there
 * is no proof.
 * @param dogrulayan the browser that must have proved it; left out where the caller has named the code itself
 */
export async function useKanit(tx: Tx, telefon: string, amac: Amac, { dogrulayan, konu }: { dogrulayan?: Buffer; konu?: string } = {}): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update dogrulama_kodu set kullanildi = now()
    where ${isFor({ telefon, amac, konu })} and exists (
      select from dogrulama_kodu k where k.telefon = ${telefon} and k.amac = ${amac} and k.konu is not distinct from ${konu ?? null}::text and k.kullanildi is null and ${isKanit}
        and (${dogrulayan === undefined} or k.dogrulayan = ${dogrulayan ?? null}))`.execute(tx);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

const isKanit = sql`coalesce(dogrulandi > now() - make_interval(mins => ${KANIT_DAKIKA}), false)`;
