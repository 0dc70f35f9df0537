import { setImmediate } from 'node:timers/promises';
import type { IletiTuru } from '@defter/rules/ileti.ts';
import { fillMesaj, gidenMetin, smsBoyu } from '@defter/rules/sms.ts';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { SmsAyari } from '../ayar/load-ayar.ts';
import { ORNEK_RET_KODU, retSatiri } from '../ret-satiri.ts';
import type { Alici } from './choose-alicilar.ts';

type Sube = { sube: string; telefon: string };

/** The places that are filled in a text to many. */
export const YERLER = ['isim', 'ad', 'sube', 'telefon'];

type Metin = { mesaj: string; /** What it costs as it leaves, in credits. */ kredi: number };
type Gonderi = { mesaj: string; tur: IletiTuru; ayar: SmsAyari; config: Config; sube: Sube };

/** How many texts are counted before others have their turn: twenty thousand long ones take two seconds. */
const BIR_TUR = 200;

/** The text of each person, with the places filled, and what it costs. */
export async function fillForEach(alicilar: readonly Pick<Alici, 'adSoyad'>[], gonderi: Gonderi): Promise<Metin[]> {
  const metinler: Metin[] = [];
  for (const alici of alicilar) {
    const mesaj = fillFor(gonderi.mesaj, alici, gonderi.sube);
    metinler.push({ mesaj, kredi: krediOf(mesaj, gonderi) });
    if (metinler.length % BIR_TUR === 0) await setImmediate();
  }
  return metinler;
}

function fillFor(mesaj: string, { adSoyad }: Pick<Alici, 'adSoyad'>, { sube, telefon }: Sube): string {
  const isim = adSoyad ?? '';
  return fillMesaj(mesaj, { isim, ad: isim.split(' ')[0] ?? '', sube, telefon });
}

/** What a text costs as it leaves: with the line of refusal, and with the letters that the business keeps. */
function krediOf(metin: string, { ayar, config, tur }: Pick<Gonderi, 'ayar' | 'config' | 'tur'>): number {
  const whole = tur === 'ticari' ? `${metin} ${retSatiri(config, ORNEK_RET_KODU)}` : metin;
  return smsBoyu(gidenMetin(whole, ayar)).parca;
}

export async function readSube(tx: Tx, bayiID: number): Promise<Sube> {
  const { rows } = await sql<Sube>`select firma_adi as sube, coalesce(telefon, '') as telefon from bayi_ozet where id = ${bayiID}`.execute(tx);
  return rows[0]!;
}
