import { expect, it } from 'vitest';
import { decideKapora, kaporaKurali } from './kapora.ts';
import { kurus, ZERO } from './para.ts';

const randevu = { durum: 'B', baslangic: '2026-11-26 10:00:00' } as const;
const decide = (changes: Partial<Parameters<typeof decideKapora>[0]>, simdi: string, iadeSaat = 24) => decideKapora({ ...randevu, ...changes }, simdi, iadeSaat);

it('leaves a deposit waiting while its appointment stands, also postponed or being served', () => {
  for (const durum of ['B', 'O', 'G', 'K', 'E'] as const) expect(decide({ durum }, '2026-11-26 09:59:00')).toBe('bekler');
});

it.each([
  ['2026-11-25 10:00:00', 'iade'],
  ['2026-11-25 10:00:01', 'tutulur'],
  ['2026-11-27 08:00:00', 'tutulur'],
])('cancelled at %s it is: %s', (simdi, karar) => {
  expect(decide({ durum: 'I' }, simdi)).toBe(karar);
});

it('gives back until the begin with a rule of 0 hours, and keeps the deposit of a missed appointment', () => {
  expect(decide({ durum: 'I' }, '2026-11-26 10:00:00', 0)).toBe('iade');
  expect(decide({ durum: 'I' }, '2026-11-26 10:01:00', 0)).toBe('tutulur');
  expect(decide({ durum: 'X' }, '2026-11-20 10:00:00', 0)).toBe('tutulur');
});

it('answers for a cancelled one the decision of that time, whatever the hour and the rule are now', () => {
  const [kalan, tutulan] = [{ kalan: kurus(100_00), tutulan: ZERO }, { kalan: ZERO, tutulan: kurus(100_00) }];
  const iptal = { ...randevu, durum: 'I' } as const;
  expect(kaporaKurali(iptal, [kalan], '2026-11-27 08:00:00', 24)).toBe('iade');
  expect(kaporaKurali(iptal, [tutulan], '2026-11-20 08:00:00', 24)).toBe('tutulur');
  expect(kaporaKurali(iptal, [], '2026-11-20 08:00:00', 24)).toBe('iade');
  expect(kaporaKurali(randevu, [tutulan], '2026-11-27 08:00:00', 24)).toBe('bekler');
});
