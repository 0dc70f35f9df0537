import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Line } from '../../jobs/jobs.ts';
import type { Kapi } from './kapi.ts';
import { type Denenen, noteSonuc } from './note-sonuc.ts';
import { type Hesap, NotNow } from './saglayici.ts';
import { saglayiciOf } from './saglayici-of.ts';

/*
 * Messages that were begun and whose answer was lost, at a provider that knows our references. It lists messages by time only,
 * a hundred at once, so a busy account is searched once for all of them and not once for each (docs/adr/0384).
 */

/** How many are looked for at once, and how far their beginnings may be apart. */
const MOST = 500;
const SPAN_MS = 60_000;
/** Seconds in which nobody else tries a message that is being sent: longer than a sending may take. */
export const TURN_SN = 45;
/** A message is given up when the provider could not be asked about it for this long. */
const GIVEN_UP = sql`interval '1 day'`;
const EV = 'ev';

/** Whether message `s` may have been sent and can be looked for. */
export const isKayip = (s: RawBuilder<unknown>): RawBuilder<unknown> => sql`${s}.ilk_deneme is not null and ${s}.saglayici = 'netgsm'`;

const isDue = sql`s.durum = 'bekliyor' and s.gonderim_zamani <= now() and ${isKayip(sql`s`)}`;
const hesapOf = sql`coalesce((case when not s.ev_hesabi then s.bayi_id end)::text, ${EV})`;

type Surroundings = { database: Database; kapi: Kapi; ev: Hesap | undefined };
type Kayip = Denenen & { referans: string };

/** The line of the queue that looks for lost messages, account by account. */
export function kayipLine(surroundings: Surroundings): Line {
  return { name: 'mesaj-kayip', find: () => findHesaplar(surroundings), work: (hesap) => searchKayiplar(surroundings, hesap) };
}

async function findHesaplar({ database, ev }: Surroundings): Promise<string[]> {
  const { rows } = await database.system((tx) => sql<{ hesap: string }>`select distinct ${hesapOf} as hesap from giden_mesaj s where ${isDue} and (${ev !== undefined} or ${hesapOf} <> ${EV})`.execute(tx));
  return rows.map(({ hesap }) => hesap);
}

/** Notes a message that the provider has as sent. One that it does not have has not left, and waits to be sent. */
async function searchKayiplar({ database, kapi, ev }: Surroundings, key: string): Promise<void> {
  const { kayiplar, hesap } = await database.system(async (tx) => {
    await sql`update giden_mesaj s set durum = 'hatali', gonderim = now() where ${isDue} and ${hesapOf} = ${key} and s.ilk_deneme < now() - ${GIVEN_UP}`.execute(tx);
    const { rows } = await sql<Kayip>`
      select s.id, s.bayi_id as "bayiID", s.referans, s.ilk_deneme as begun, s.ilk_deneme::text as basladi, s.deneme, s.kredi, s.ev_hesabi as ev
      from giden_mesaj s where ${isDue} and ${hesapOf} = ${key} order by s.ilk_deneme limit ${MOST}`.execute(tx);
    const [first] = rows;
    if (!first) return { kayiplar: [], hesap: undefined };
    await sql`set local role defter_bakim`.execute(tx);
    const found = key === EV ? ev : await kapi.findHesap(tx, { bayiID: Number(key), icerik: null }, 'netgsm');
    if (!found) await sql`update giden_mesaj set durum = 'tutuldu', hata = 'ayarYok' where id = any(${rows.map(({ id }) => id)}::bigint[]) and durum = 'bekliyor'`.execute(tx);
    return { kayiplar: rows.filter(({ begun }) => timeOf(begun) - timeOf(first.begun) < SPAN_MS), hesap: found };
  });
  if (!hesap) return;
  const bulunanlar = await saglayiciOf(hesap).search!(new Set(kayiplar.map(({ referans }) => referans)), {
    ilk: timeOf(kayiplar[0]!.begun),
    son: timeOf(kayiplar.at(-1)!.begun) + TURN_SN * 1000,
  });
  // Each is noted by itself, as its answer would have been: the failure of one does not undo another.
  for (const kayip of kayiplar) {
    const bulunan = bulunanlar.get(kayip.referans);
    await noteSonuc(database, kapi, { mesaj: { ...kayip, begun: null }, hesap, outcome: bulunan ?? new NotNow('baglanti') });
  }
}

const timeOf = (begun: string | null): number => new Date(begun!).getTime();
