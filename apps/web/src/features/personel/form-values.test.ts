import { PersonelKaydi, type Personel } from '@defter/contract/personel.ts';
import { RAPOR_YETKILERI, toFlags, YETKILER } from '@defter/contract/yetkiler.ts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sekmeOfErrors } from './form-sekmeleri.ts';
import { NO_RIGHTS, valuesOf, withoutUntouched } from './form-values.ts';

const haklar = { ...NO_RIGHTS, yetkiler: toFlags(YETKILER, ['satisEkle']) };
const begun = valuesOf({ id: 7, rolID: 3 } as Personel, haklar, '2026-11-25');
const bodyOf = (change: object) => z.parse(PersonelKaydi, { ad: 'Elif', soyad: 'Uzman', rolID: 3, ...haklar, ...change });
const sent = (change: object) => {
  const { yetkiler, raporYetkileri } = withoutUntouched(bodyOf(change), begun);
  return yetkiler !== null && raporYetkileri !== null;
};

it('sends rights only if somebody touched them, or chose another role', () => {
  expect(sent({})).toBe(false);
  expect(sent({ yetkiler: toFlags(YETKILER, ['satisSil']) })).toBe(true);
  expect(sent({ raporYetkileri: toFlags(RAPOR_YETKILERI, ['rapor:kasa-raporu']) })).toBe(true);
  expect(sent({ rolID: 4 })).toBe(true);
  expect(withoutUntouched(bodyOf({}), { ...begun, id: 0 }).yetkiler).not.toBeNull();
});

it('leads to the first tab with an error', () => {
  expect(sekmeOfErrors({})).toBeUndefined();
  expect(sekmeOfErrors({ sifre: 'zorunlu', maas: 'geçersiz' })).toBe('calisma');
  expect(sekmeOfErrors({ sifre: 'zorunlu', ad: 'zorunlu' })).toBe('kimlik');
});
