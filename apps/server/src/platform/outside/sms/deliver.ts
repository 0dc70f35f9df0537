import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Tx } from '../../db/connection.ts';
import type { Database } from '../../db/database.ts';
import type { Line } from '../../jobs/jobs.ts';
import { fillMesaj } from './fill-mesaj.ts';
import { readKonu, type SmsKonulari, type SmsKonusu } from './konu.ts';
import { isKnownToNetgsm, sendNetgsm } from './netgsm.ts';

/** How many messages one round puts into the queue. */
const ROUND = 1000;

type Options = { database: Database; url: string | undefined; log: Pick<Logger, 'warn'>; konular?: SmsKonulari };

/**
 * Brings waiting messages to the provider; without the provider's address they wait. No transaction is open while the
 * provider answers. If a sending was begun but not noted, the provider is asked about it before it is sent again. A
 * refused message is marked; one that the provider cannot take now is tried again (docs/adr/0031). A text that tells of a
 * record says what that is when it leaves, or does not leave (docs/adr/0069).
 */
export function smsLines({ database, url, log, konular = {} }: Options): Line[] {
  if (url === undefined) return [];
  let wasReached = true;
  const tellReached = (isReached: boolean) => {
    if (wasReached && !isReached) log.warn('texts wait, because the SMS provider does not take them now');
    wasReached = isReached;
  };
  return [
    {
      name: 'sms',
      find: () => findWaiting(database),
      async work(key) {
        const sms = await begin(database, key, konular);
        if (!sms) return;
        const refusal = await deliver(url, sms).catch((error: unknown) => {
          tellReached(false);
          throw error;
        });
        tellReached(true);
        await note(database, key, refusal);
      },
    },
  ];
}

const isWaiting = sql`s.durum = 'bekliyor' and s.gonderim_zamani <= now() and coalesce(s.gecerlilik > now(), true)`;

async function findWaiting(database: Database): Promise<string[]> {
  const { rows } = await database.system((tx) => sql<{ id: number }>`select s.id from giden_sms s where ${isWaiting} order by s.id limit ${ROUND}`.execute(tx));
  return rows.map(({ id }) => String(id));
}

/** A message to send; `begun` is the time since which somebody may have sent it already. */
type Sms = { telefon: string; mesaj: string; referans: string; begun: string | null };
type Konulu = Sms & { bayiID: number | null; konu: SmsKonusu | null; konuID: number | null; kalip: string | null };

/** Notes the sending before it happens; undefined when the message no longer waits, or has nothing to tell any more. */
async function begin(database: Database, key: string, konular: SmsKonulari): Promise<Sms | undefined> {
  return database.system(async (tx) => {
    const { rows } = await sql<Konulu>`
      update giden_sms s set ilk_deneme = coalesce(s.ilk_deneme, now()) from giden_sms before
      where s.id = ${key} and before.id = s.id and ${isWaiting}
      returning s.telefon, s.mesaj, s.referans, before.ilk_deneme as begun, s.bayi_id as "bayiID", s.konu, s.konu_id as "konuID", s.kalip`.execute(tx);
    const [sms] = rows;
    // Who may have got it already is not told something else.
    return sms && sms.begun === null ? tellNow(tx, key, sms, konular) : sms;
  });
}

/** The text by what its record is now; a text of nothing that still is so is given up. */
async function tellNow(tx: Tx, key: string, sms: Konulu, konular: SmsKonulari): Promise<Sms | undefined> {
  const { konu, kalip, konuID, bayiID } = sms;
  if (konu === null || kalip === null) return sms;
  const degerler = await readKonu(tx, konular, konu, { bayiID: bayiID!, id: konuID! });
  const mesaj = degerler && fillMesaj(kalip, degerler);
  await sql`update giden_sms set mesaj = coalesce(${mesaj ?? null}, mesaj), durum = ${mesaj === undefined ? 'vazgecildi' : 'bekliyor'} where id = ${key}`.execute(tx);
  return mesaj === undefined ? undefined : { ...sms, mesaj };
}

async function deliver(url: string, { begun, ...sms }: Sms): Promise<string | null> {
  if (begun !== null && (await isKnownToNetgsm(url, { referans: sms.referans, since: new Date(begun) }))) return null;
  return sendNetgsm(url, sms);
}

/** @param refusal the code of the provider's refusal; null when it has taken the text */
async function note(database: Database, key: string, refusal: string | null): Promise<void> {
  // A code has done its work once it was sent, and nobody needs to read it here again.
  await database.system((tx) =>
    sql`
      update giden_sms s set durum = ${refusal === null ? 'gonderildi' : 'hatali'}, hata = ${refusal}, gonderim = now(),
        mesaj = case when s.bayi_id is null and ${refusal === null}::boolean then '' else s.mesaj end
      where s.id = ${key}`.execute(tx),
  );
}
