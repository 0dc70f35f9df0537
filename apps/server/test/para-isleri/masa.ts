import type { Random } from '../../src/platform/random.ts';
import type { Masa as HerMasa } from '../isler/masa.ts';
import { HESAPLAR, type Salon } from './salon.ts';

/** Amounts in kuruş, by the account of the till or by the customer. */
type Tutarlar = readonly (readonly [kim: number, kurus: number])[];
/** The announced effects of an act on the till and on the balances of customers; all others must not change. */
export type Etki = { kasa?: Tutarlar; bakiye?: Tutarlar };
/** The answer to an act; undefined if it had no subject. */
export type Yapilan = { status: number; message: string; etki?: Etki; /** It was undone at once, so that everything is as before. */ vazgecildi?: true } | undefined;

export type Masa = HerMasa<Salon>;
export type Is = (masa: Masa) => Promise<Yapilan>;

/** The answer to an act, with its effects if it succeeded. */
export const did = ({ status, message }: { status: number; message: string }, etki?: Etki): Yapilan => ({ status, message, ...(status === 200 && etki && { etki }) });

export const lira = (kurus: number): number => kurus / 100;
export const kurusOf = (tutar: number): number => Math.round(tutar * 100);

/** An amount of at least a kuruş: all of it, a half, some of it, a kuruş, seldom more than there is. */
export function anyTutar(random: Random, enCok: number): number {
  const kind = random.int(12);
  if (kind < 3) return Math.max(1, enCok);
  if (kind < 5) return Math.max(1, Math.floor(enCok / 2));
  if (kind === 5) return 1;
  if (kind === 6) return enCok + 1 + random.int(500);
  return 1 + random.int(Math.max(1, enCok));
}

export const anyMusteri = ({ salon, random }: Masa): number => random.pick(salon.musteriler);
export const anySekil = ({ random }: Masa): number => random.pick(HESAPLAR);
