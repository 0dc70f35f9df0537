import type { AnyCall } from '@defter/contract/call.ts';
import { createClock } from '../../src/platform/clock.ts';
import type { Random } from '../../src/platform/random.ts';
import type { TestBayi } from '../build.ts';
import type { Answer, TestServer } from '../server.ts';

/** The salon of a game, and its present moment. */
export type Yer = {
  server: TestServer;
  /** The owner, who may see everything. */
  bayi: TestBayi;
  /** The people at the desks: the owner first, somebody with few rights last. */
  masalar: TestBayi[];
  bugun: string;
  dakika: number;
};

/** A person at a desk, and the trace of their calls so far. */
export type Masa<S extends Yer> = { salon: S; random: Random; kim: TestBayi; iz: string[] };

/** Moves the clock of the server to a minute of a day. */
export function moveTo(salon: Pick<Yer, 'server' | 'bugun' | 'dakika'>, gun: string, dakika: number): void {
  salon.bugun = gun;
  salon.dakika = dakika;
  const now = new Date(`${gun}T${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}:00+03:00`);
  salon.server.platform.clock = createClock(() => now);
}

type Input = { params?: object; query?: object; body?: object };

/** Asks as the owner, and fails if it is refused. */
export const ask = <C extends AnyCall>({ server, bayi }: Pick<Yer, 'server' | 'bayi'>, call: C, input: Input = {}): Promise<Answer<C>> => server.mustSend(call, input, { jeton: bayi.jeton });

/** Sends a call as the person at the desk, and notes it with its answer. Only explained refusals are allowed. */
export const send = <C extends AnyCall>(masa: Masa<Yer>, call: C, input: Input): Promise<Answer<C>> =>
  noted(masa, call, input, `#${masa.salon.masalar.indexOf(masa.kim)}`, () => masa.salon.server.send(call, input, { jeton: masa.kim.jeton }));

/** Sends a call as a customer on the page. */
export const sendFromPage = <C extends AnyCall>(masa: Masa<Yer>, call: C, input: Input): Promise<Answer<C>> => noted(masa, call, input, 'page', () => masa.salon.server.send(call, input));

async function noted<C extends AnyCall>({ salon, iz }: Masa<Yer>, call: C, input: Input, kim: string, ask: () => Promise<Answer<C>>): Promise<Answer<C>> {
  const line = `  ${salon.bugun} ${kim} ${call.method} ${call.path} ${JSON.stringify({ ...input.params, ...input.query, ...input.body })}`;
  const at = iz.push(line) - 1;
  const answer = await ask();
  iz[at] = `${line} → ${answer.status}${answer.status === 200 ? '' : ` ${answer.message} ${JSON.stringify(answer.alanlar ?? {})}`}`;
  // A call that has lost six races is told to come back later.
  if (answer.status >= 500 && answer.message !== 'cokYogun') throw new Error(`${call.method} ${call.path} ended with ${answer.status}\n${faultsOf(salon)}`);
  return answer;
}

/** The subject of an act is gone: another desk was first. */
export class Gone extends Error {}

/** Reads the subject of an act as the owner. */
export async function read<C extends AnyCall>({ salon: { server, bayi } }: Masa<Yer>, call: C, input: { params?: object; query?: object } = {}): Promise<Answer<C>> {
  const answer = await server.send(call, input, { jeton: bayi.jeton });
  if (answer.status === 404) throw new Gone(call.path);
  if (answer.status !== 200) throw new Error(`${call.path} was not read: ${answer.status} ${answer.message}`);
  return answer;
}

/** The last errors in the log of the server. */
const faultsOf = ({ server }: Yer): string => server.logged().split('\n').filter((line) => line.startsWith('{"level":50')).slice(-3).join('\n');

export const chance = (random: Random, one: number): boolean => random.int(one) === 0;
