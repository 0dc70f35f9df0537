import type { AnyCall } from '@defter/contract/call.ts';
import type { Random } from '../../src/platform/random.ts';
import type { TestBayi } from '../build.ts';
import type { Answer } from '../server.ts';
import { HESAPLAR, type Salon } from './salon.ts';

/** Amounts in kuruş, by the account of the till or the customer whose they are. */
type Tutarlar = readonly (readonly [kim: number, kurus: number])[];
/** What an act says that it did to the till, to what customers owe: to all others nothing. */
export type Etki = { kasa?: Tutarlar; bakiye?: Tutarlar };
/** An act as it was answered; undefined where there was nothing to do it with. */
export type Yapilan = { status: number; message: string; etki?: Etki; /** It was taken back at once, so that all is as it was. */ vazgecildi?: true } | undefined;

/** Somebody at a desk, and what they were heard to ask so far. */
export type Masa = { salon: Salon; random: Random; kim: TestBayi; iz: string[] };
export type Is = (masa: Masa) => Promise<Yapilan>;

/** Sends a call as whoever is at the desk, and notes it with its answer. Only what the house explains may be refused. */
export async function send<C extends AnyCall>({ salon, kim, iz }: Masa, call: C, input: { params?: object; query?: object; body?: object }): Promise<Answer<C>> {
  const line = `  ${salon.bugun} #${salon.masalar.indexOf(kim)} ${call.method} ${call.path} ${JSON.stringify({ ...input.params, ...input.query, ...input.body })}`;
  const at = iz.push(line) - 1;
  const answer = await salon.server.send(call, input, { jeton: kim.jeton });
  iz[at] = `${line} → ${answer.status}${answer.status === 200 ? '' : ` ${answer.message} ${JSON.stringify(answer.alanlar ?? {})}`}`;
  // Who met others six times is asked to come back.
  if (answer.status >= 500 && answer.message !== 'cokYogun') throw new Error(`${call.method} ${call.path} ended with ${answer.status}\n${faultsOf(salon)}`);
  return answer;
}

/** What an act was to be done with is gone: somebody else was there first. */
export class Gone extends Error {}

/** Reads as the owner what an act is done with. */
export async function read<C extends AnyCall>({ salon: { server, bayi } }: Masa, call: C, input: { params?: object; query?: object } = {}): Promise<Answer<C>> {
  const answer = await server.send(call, input, { jeton: bayi.jeton });
  if (answer.status === 404) throw new Gone(call.path);
  if (answer.status !== 200) throw new Error(`${call.path} was not read: ${answer.status} ${answer.message}`);
  return answer;
}

/** What the server has noted of what went wrong. */
const faultsOf = ({ server }: Salon): string => server.logged().split('\n').filter((line) => line.startsWith('{"level":50')).slice(-3).join('\n');

/** An answer with what the act did, where it was answered with yes. */
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
export const chance = (random: Random, one: number): boolean => random.int(one) === 0;
