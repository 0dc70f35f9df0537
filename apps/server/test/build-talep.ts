import type { BodyInput } from '@defter/contract/call.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { buildMusteri, buildSutun, type TestBayi } from './build.ts';
import { type TestServer, YARIN } from './server.ts';

type Kayit = BodyInput<typeof randevuTalepCalls.create>;
export type TestTalep = { id: number; randevuSutunBaslikID: number };

/** A request for tomorrow from 10:00 to 10:30 in a column of its own, of a customer of its own by default. */
export async function buildTalep(server: TestServer, bayi: TestBayi, overrides: Partial<Kayit> = {}): Promise<TestTalep> {
  const randevuSutunBaslikID = overrides.randevuSutunBaslikID ?? (await buildSutun(server, bayi)).id;
  const musteriID = overrides.adi === undefined ? (overrides.musteriID ?? (await buildMusteri(server, bayi)).id) : null;
  const body = { randevuTarihi: YARIN, baslangicSaat: '10:00', bitisSaat: '10:30', ...overrides, musteriID, randevuSutunBaslikID };
  const { id } = await server.mustSend(randevuTalepCalls.create, { body }, { jeton: bayi.jeton });
  return { id, randevuSutunBaslikID };
}
