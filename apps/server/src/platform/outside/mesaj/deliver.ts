import { fillMesaj } from '@defter/rules/sms.ts';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../db/connection.ts';
import type { Database } from '../../db/database.ts';
import type { Line } from '../../jobs/jobs.ts';
import type { Gecis, Giden, Kapi } from './kapi.ts';
import { isKayip, kayipLine, TURN_SN } from './kayiplar.ts';
import { readKonu, type SmsKonulari, type SmsKonusu } from './konu.ts';
import { YOLLAR, type Yol } from './outbox.ts';
import { type Denenen, noteSonuc } from './note-sonuc.ts';
import { evHesabi, type Gonderilen, type Hesap, type Sonuc } from './saglayici.ts';
import { saglayiciOf } from './saglayici-of.ts';

/** How many messages one round puts into the queue. */
const ROUND = 1000;
/** How long a message waits while the house has no provider. */
const NO_PROVIDER_SN = 300;

export type DeliverOptions = {
  database: Database;
  /** Address of the house's own provider; without it codes wait. */
  url: string | undefined;
  log: Pick<Logger, 'warn'>;
  kapi: Kapi;
  konular?: SmsKonulari;
};

/** The name of the queue's line for a way out. */
export const lineOf = (yol: Yol): string => `mesaj-${yol}`;

/**
 * Brings waiting messages to their providers, each way out by a line of its own, so that ten thousand in bulk never delay a
 * code (docs/adr/0210). No transaction is open while a provider answers. A sending that was begun but whose outcome was not noted
 * is looked for before it is sent again (docs/adr/0031), by a line of its own where the provider knows our references (kayiplar.ts).
 * A text about a record is filled from the record as it leaves, or is given up (docs/adr/0069).
 */
export function mesajLines({ database, url, log, kapi, konular = {} }: DeliverOptions): Line[] {
  const ev = url === undefined ? undefined : evHesabi(url);
  let wasReached = true;
  const tellReached = (outcome: Sonuc | Error) => {
    const isReached = !(outcome instanceof Error);
    if (wasReached && !isReached) log.warn({ err: outcome }, 'texts wait, because the SMS provider does not take them now');
    wasReached = isReached;
  };

  async function work(key: string): Promise<void> {
    const begun = await begin(database, key, { kapi, konular, ev });
    if (!begun) return;
    const { mesaj, hesap } = begun;
    let outcome: Sonuc | Error;
    try {
      const provider = saglayiciOf(hesap);
      outcome = await (mesaj.begun !== null && provider.sendAgain ? provider.sendAgain(mesaj) : provider.send(mesaj));
    } catch (error) {
      outcome = error instanceof Error ? error : new Error(String(error));
    }
    if (hesap === ev) tellReached(outcome);
    await noteSonuc(database, kapi, { ...begun, outcome });
  }
  return [...YOLLAR.map((yol) => ({ name: lineOf(yol), find: () => findWaiting(database, yol, ev !== undefined), work })), kayipLine({ database, kapi, ev })];
}

const isWaiting = sql`s.durum = 'bekliyor' and s.gonderim_zamani <= now() and coalesce(s.gecerlilik > now(), true) and not (${isKayip(sql`s`)})`;

async function findWaiting(database: Database, yol: Yol, hasEv: boolean): Promise<string[]> {
  const { rows } = await database.system((tx) =>
    sql<{ id: number }>`
      select s.id from giden_mesaj s where s.yol = ${yol} and ${isWaiting} and (${hasEv} or s.bayi_id is not null)
      order by s.gonderim_zamani, s.id limit ${ROUND}`.execute(tx),
  );
  return rows.map(({ id }) => String(id));
}

type Mesaj = Denenen & Omit<Giden, 'bayiID'> & Gonderilen & { saglayici: Hesap['saglayici'] | null };
type Konulu = Mesaj & { konu: SmsKonusu | null; konuID: number | null; kalip: string | null };
type Begun = { mesaj: Mesaj; hesap: Hesap };
type Surroundings = { kapi: Kapi; konular: SmsKonulari; ev: Hesap | undefined };

/** Claims a message and notes the sending before it happens; undefined when the message no longer waits, or does not leave. */
function begin(database: Database, key: string, surroundings: Surroundings): Promise<Begun | undefined> {
  return database.system(async (tx) => {
    const { rows } = await sql<Konulu>`
      update giden_mesaj s set ilk_deneme = coalesce(s.ilk_deneme, now()), deneme = s.deneme + 1, gonderim_zamani = now() + make_interval(secs => ${TURN_SN}),
        saglayici = case when s.bayi_id is null then ${surroundings.ev?.saglayici ?? null} else s.saglayici end
      from giden_mesaj before where s.id = ${key} and before.id = s.id and ${isWaiting}
      returning s.id, s.bayi_id as "bayiID", s.telefon, s.mesaj, s.kanal, s.tur, s.ret_kodu as "retKodu", s.referans, before.ilk_deneme as begun, s.ilk_deneme::text as basladi, s.baslik, s.icerik,
        s.tur = 'ticari' as ticari, s.deneme, s.kredi, s.ev_hesabi as ev, s.saglayici, s.konu, s.konu_id as "konuID", s.kalip`.execute(tx);
    const [giden] = rows;
    if (!giden) return undefined;
    const { bayiID } = giden;
    if (bayiID === null) return surroundings.ev ? { mesaj: giden, hesap: surroundings.ev } : undefined;
    await sql`set local role defter_bakim`.execute(tx);
    // A message that may have arrived keeps its text, and is not charged again.
    return giden.begun === null ? pass(tx, { ...giden, bayiID }, surroundings) : again(tx, { ...giden, bayiID }, surroundings);
  });
}

async function pass(tx: Tx, giden: Konulu & { bayiID: number }, { kapi, konular, ev }: Surroundings): Promise<Begun | undefined> {
  const soz = await tellNow(tx, giden, konular);
  if (soz === undefined) return undefined;
  const gecis = await kapi.gec(tx, { ...giden, ...soz });
  if (gecis.ne === 'gider' && gecis.hesap === null && ev === undefined) {
    await kapi.geriVer(tx, giden.bayiID, gecis.kredi);
    await wait(tx, giden.id, sql`now() + make_interval(secs => ${NO_PROVIDER_SN})`);
    return undefined;
  }
  return applyGecis(tx, { ...giden, ...soz }, gecis, ev);
}

async function applyGecis(tx: Tx, giden: Konulu & { bayiID: number }, gecis: Gecis, ev: Hesap | undefined): Promise<Begun | undefined> {
  if (gecis.ne === 'bekler') {
    await wait(tx, giden.id, sql`${gecis.zaman}::timestamptz`);
    return undefined;
  }
  if (gecis.ne === 'tutulur') {
    await sql`update giden_mesaj set durum = 'tutuldu', hata = ${gecis.neden}, gonderim = now(), ilk_deneme = null where id = ${giden.id}`.execute(tx);
    return undefined;
  }
  const { mesaj, retKodu, kredi } = gecis;
  const isEv = gecis.hesap === null;
  const hesap = gecis.hesap ?? ev!;
  await sql`
    update giden_mesaj set mesaj = ${mesaj}, icerik = ${giden.icerik === null ? null : JSON.stringify(giden.icerik)}::jsonb, ret_kodu = ${retKodu}, kredi = ${kredi}, ev_hesabi = ${isEv}, saglayici = ${hesap.saglayici}
    where id = ${giden.id}`.execute(tx);
  return { mesaj: { ...giden, mesaj, kredi, ev: isEv }, hesap };
}

/** A message that was begun before is sent again by the same account. */
async function again(tx: Tx, giden: Mesaj & { bayiID: number }, { kapi, ev }: Surroundings): Promise<Begun | undefined> {
  const hesap = giden.ev ? ev : giden.saglayici === null ? undefined : await kapi.findHesap(tx, giden, giden.saglayici);
  if (hesap) return { mesaj: giden, hesap };
  await sql`update giden_mesaj set durum = 'tutuldu', hata = ${giden.kanal === 'bildirim' ? 'aboneYok' : 'ayarYok'} where id = ${giden.id}`.execute(tx);
  return undefined;
}

/** Lets a message wait as if it had not been tried. */
const wait = (tx: Tx, id: number, zaman: ReturnType<typeof sql>) =>
  sql`update giden_mesaj set gonderim_zamani = ${zaman}, ilk_deneme = null, deneme = deneme - 1 where id = ${id}`.execute(tx);

/** Fills the text, and the places of a template, from the record as it is now. A text with nothing left to tell is given up. */
async function tellNow(tx: Tx, { id, mesaj, icerik, konu, kalip, konuID, bayiID }: Konulu & { bayiID: number }, konular: SmsKonulari): Promise<{ mesaj: string; icerik: unknown } | undefined> {
  if (konu === null || kalip === null) return { mesaj, icerik };
  const degerler = await readKonu(tx, konular, konu, { bayiID, id: konuID! });
  if (degerler) return { mesaj: fillMesaj(kalip, degerler), icerik: fillIcerik(icerik, degerler) };
  await sql`update giden_mesaj set durum = 'vazgecildi' where id = ${id}`.execute(tx);
  return undefined;
}

/** A template whose places have names gets their current values. */
function fillIcerik(icerik: unknown, degerler: Readonly<Record<string, string>>): unknown {
  const { yerler } = (icerik ?? {}) as { yerler?: string[] };
  return yerler ? { ...(icerik as object), parametreler: yerler.map((yer) => degerler[yer] ?? '') } : icerik;
}
