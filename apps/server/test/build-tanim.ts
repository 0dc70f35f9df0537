import { tanimCalls, tanimOf, type TanimTuru } from '@defter/contract/tanim.ts';
import type { TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

let sira = 0;

/** An entry of a kind, with its parent entry if the kind needs one. */
export async function buildTanim(server: TestServer, bayi: TestBayi, tur: TanimTuru, alanlar: object = {}): Promise<{ id: number }> {
  sira += 1;
  const { calls, ust } = tanimOf(tur);
  const ustu = ust && !(ust.alan in alanlar) ? { [ust.alan]: (await buildTanim(server, bayi, ust.tur as TanimTuru)).id } : {};
  const reply = await server.mustSend(calls.create!, { body: { adi: `Tanım ${sira}`, ...ustu, ...alanlar } }, { jeton: bayi.jeton });
  return { id: (reply as unknown as { id: number }).id };
}

/** Merges two entries and returns the id by which that can be undone. */
export async function mergeTanim(server: TestServer, { jeton }: TestBayi, tur: TanimTuru, id: number, hedefID: number): Promise<number> {
  const reply = await server.mustSend(tanimCalls.birlestir, { body: { tur, id, hedefID } }, { jeton });
  return reply.birlestirmeID;
}
