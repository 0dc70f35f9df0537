import type { smsCalls } from '@defter/contract/sms.ts';
import { sql } from 'kysely';
import type { Context, Platform, Preparation } from '../../../platform/http/context.ts';
import { failureCode, type SmsHesabi } from '../../../platform/outside/mesaj/saglayici.ts';
import { listIletimerkeziBasliklari, readIletimerkeziKredisi } from '../../../platform/outside/sms/iletimerkezi.ts';
import { listNetgsmBasliklari, readNetgsmKredisi } from '../../../platform/outside/sms/netgsm.ts';
import { hesapOf, loadAyar } from './load-ayar.ts';

type Call = typeof smsCalls.baslikBilgileri;
type Bilgi = { kalanKontor: number | null; basliklar: string[]; hata: string | null; saglayici: string | null };

const ASK = {
  netgsm: [readNetgsmKredisi, listNetgsmBasliklari],
  iletimerkezi: [readIletimerkeziKredisi, listIletimerkeziBasliklari],
} as const;

/** Asks an own account for its credit and senders, before a connection is held; undefined at the house's account. */
export const askBasliklar =
  ({ app: { log }, config, secrets }: Platform) =>
  async ({ database, oturum, clock }: Preparation<Call>): Promise<Bilgi | undefined> => {
    const ayar = await database.read(oturum, (tx) => loadAyar(tx, oturum.bayiID, clock.today()));
    if (ayar.saglayici === 'ev') return undefined;
    const hesap = hesapOf(ayar, { config, secrets });
    return hesap ? ask(hesap, log) : { kalanKontor: null, basliklar: [], hata: 'ayarYok', saglayici: ayar.saglayici };
  };

async function ask(hesap: SmsHesabi, log: Parameters<typeof failureCode>[1]): Promise<Bilgi> {
  const { saglayici } = hesap;
  const [credit, headers] = ASK[saglayici];
  try {
    const [kalanKontor, basliklar] = await Promise.all([credit(hesap), headers(hesap)]);
    return { kalanKontor, basliklar, hata: null, saglayici };
  } catch (error) {
    return { kalanKontor: null, basliklar: [], hata: failureCode(error, log), saglayici };
  }
}

/** The credit that is left, and the senders: of the house's account those that were registered for the business. */
export async function getBasliklar({ tx }: Context<Call>, own: Bilgi | undefined): Promise<Bilgi> {
  if (own) return own;
  const { rows } = await sql<{ kalan: number; basliklar: string[] }>`
    select (select kalan from sms_hesabi) as kalan, array(select distinct baslik from sms_evrak where durum = 'onaylandi' order by 1) as basliklar`.execute(tx);
  const { kalan, basliklar } = rows[0]!;
  return { kalanKontor: kalan, basliklar, hata: null, saglayici: null };
}
