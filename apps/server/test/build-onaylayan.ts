import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import { saveParola } from '../src/platform/auth/kimlik.ts';
import { hashPassword } from '../src/platform/auth/password.ts';
import { buildPersonel, buildTelefon, type TestBayi } from './build.ts';
import type { TestServer } from './server.ts';

export const PAROLA = 'Defter2026';

/** A colleague with a password and a mobile, who by default may give discounts up to a limit and change prices. */
export async function buildOnaylayan(
  server: TestServer,
  bayi: TestBayi,
  { yetkiler = ['satisIskonto', 'satisFiyatDegistir'], ...overrides }: { yetkiler?: (Yetki | RaporYetkisi)[]; iskontoYuzdesi?: number; ad?: string } = {},
): Promise<TestBayi & { cepTelefonu: string }> {
  const personel = await buildPersonel(server, bayi, yetkiler, { iskontoYuzdesi: 50, ...overrides });
  const parolaHash = await hashPassword(PAROLA);
  const cepTelefonu = buildTelefon();
  await server.platform.database.system(async (tx) => {
    await saveParola(tx, personel, parolaHash);
    await tx.updateTable('kimlik').set({ cep_telefonu: cepTelefonu }).where('bayi_id', '=', personel.bayiID).where('personel_id', '=', personel.personelID).execute();
  });
  return { ...personel, cepTelefonu };
}
