import type { AnyCall } from '@defter/contract/call.ts';
import { createClock } from '../../src/platform/clock.ts';
import type { Random } from '../../src/platform/random.ts';
import type { TestBayi } from '../build.ts';
import type { Answer, TestServer } from '../server.ts';

/** Where something is played, and the moment that it is there. */
export type Yer = {
  server: TestServer;
  /** The owner, who sees everything. */
  bayi: TestBayi;
  /** Those who work at the desks: the owner first, last somebody with few rights. */
  masalar: TestBayi[];
  bugun: string;
  dakika: number;
};

/** Somebody at a desk, and what they were heard to ask so far. */
export type Masa<S extends Yer> = { salon: S; random: Random; kim: TestBayi; iz: string[] };

/** Moves the clock of the server to a minute of a day. */
export function moveTo(salon: Pick<Yer, 'server' | 'bugun' | 'dakika'>, gun: string, dakika: number): void {
  salon.bugun = gun;
  salon.dakika = dakika;
  const now = new Date(`${gun}T${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}:00+03:00`);
  salon.server.platform.clock = createClock(() => now);
}

type Input = { params?: object; query?: object; body?: object };

/** Asks as the owner for what has to be answered. */
export const ask = <C extends AnyCall>({ server, bayi }: Pick<Yer, 'server' | 'bayi'>, call: C, input: Input = {}): Promise<Answer<C>> => server.mustSend(call, input, { jeton: bayi.jeton });

/** Sends a call as whoever is at the desk, and notes it with its answer. Only what the house explains may be refused. */
export const send = <C extends AnyCall>(masa: Masa<Yer>, call: C, input: Input): Promise<Answer<C>> =>
  noted(masa, call, input, `#${masa.salon.masalar.indexOf(masa.kim)}`, () => masa.salon.server.send(call, input, { jeton: masa.kim.jeton }));

/** The same for a customer at the page, who has an address of their own. */
export const sendAs = <C extends AnyCall>(masa: Masa<Yer>, ip: string, call: C, input: Input): Promise<Answer<C>> => noted(masa, call, input, 'page', () => masa.salon.server.send(call, input, { ip }));

async function noted<C extends AnyCall>({ salon, iz }: Masa<Yer>, call: C, input: Input, kim: string, ask: () => Promise<Answer<C>>): Promise<Answer<C>> {
  const line = `  ${salon.bugun} ${kim} ${call.method} ${call.path} ${JSON.stringify({ ...input.params, ...input.query, ...input.body })}`;
  const at = iz.push(line) - 1;
  const answer = await ask();
  iz[at] = `${line} → ${answer.status}${answer.status === 200 ? '' : ` ${answer.message} ${JSON.stringify(answer.alanlar ?? {})}`}`;
  // Who met others six times is asked to come back.
  if (answer.status >= 500 && answer.message !== 'cokYogun') throw new Error(`${call.method} ${call.path} ended with ${answer.status}\n${faultsOf(salon)}`);
  return answer;
}

/** What an act was to be done with is gone: somebody else was there first. */
export class Gone extends Error {}

/** Reads as the owner what an act is done with. */
export async function read<C extends AnyCall>({ salon: { server, bayi } }: Masa<Yer>, call: C, input: { params?: object; query?: object } = {}): Promise<Answer<C>> {
  const answer = await server.send(call, input, { jeton: bayi.jeton });
  if (answer.status === 404) throw new Gone(call.path);
  if (answer.status !== 200) throw new Error(`${call.path} was not read: ${answer.status} ${answer.message}`);
  return answer;
}

/** What the server has noted of what went wrong. */
const faultsOf = ({ server }: Yer): string => server.logged().split('\n').filter((line) => line.startsWith('{"level":50')).slice(-3).join('\n');

export const chance = (random: Random, one: number): boolean => random.int(one) === 0;
