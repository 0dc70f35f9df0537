import { expect, test } from 'vitest';
import { bolumOf } from './gun-sirasi.ts';

test.each([
  ['B', '10:00', 'geciken'],
  ['O', '10:29', 'geciken'],
  ['O', '10:30', 'siradaki'],
  ['B', '18:00', 'siradaki'],
  ['G', '09:00', 'icerde'],
  ['G', '18:00', 'icerde'],
  ['X', '09:00', 'biten'],
  ['K', '18:00', 'biten'],
  ['I', '18:00', 'biten'],
] as const)('at half past ten %s of %s is %s', (randevuDurumu, baslangicSaat, bolum) => {
  expect(bolumOf({ randevuDurumu, baslangicSaat }, 10 * 60 + 30)).toBe(bolum);
});
