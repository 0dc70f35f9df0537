import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import { saveParola } from '../src/platform/auth/kimlik.ts';
import { hashPassword } from '../src/platform/auth/password.ts';
import { buildPersonel, type TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

export const PAROLA = 'Defter2026';

/** A colleague with a password, who may give discounts up to a limit and change prices unless it says otherwise. */
export async function buildOnaylayan(
  server: TestServer,
  bayi: TestBayi,
  { yetkiler = ['satisIskonto', 'satisFiyatDegistir'], ...overrides }: { yetkiler?: (Yetki | RaporYetkisi)[]; iskontoYuzdesi?: number; ad?: string } = {},
): Promise<TestBayi> {
  const personel = await buildPersonel(server, bayi, yetkiler, { iskontoYuzdesi: 50, ...overrides });
  const parolaHash = await hashPassword(PAROLA);
  await server.platform.database.system((tx) => saveParola(tx, personel, parolaHash));
  return personel;
}
