import { Gone } from './masa.ts';

/** An act of a kind, as it was answered. */
export type Olan<Ad extends string, Yapilan> = { ad: Ad; yapilan: NonNullable<Yapilan> };

/** Does an act of a kind, if it has a subject. */
export async function happen<M extends { iz: string[] }, Ad extends string, Yapilan>(masa: M, ad: Ad, is: (masa: M) => Promise<Yapilan>): Promise<Olan<Ad, Yapilan> | undefined> {
  const at = masa.iz.push(ad) - 1;
  const yapilan = await is(masa).catch((error: unknown) => {
    if (!(error instanceof Gone)) throw error;
    return undefined;
  });
  masa.iz[at] = yapilan ? ad : `${ad}: nothing to do it with`;
  return yapilan ? { ad, yapilan } : undefined;
}

export const present = <T>(...olanlar: (T | undefined)[]): T[] => olanlar.filter((olan) => olan !== undefined);

/** A failure with the command to play it again, and the acts that led to it. */
export const playedAgain = (error: unknown, nasil: string, iz: readonly string[]): Error =>
  new Error(`${error instanceof Error ? error.message : String(error)}\n${nasil}. The acts so far:\n${iz.join('\n')}`, { cause: error });
