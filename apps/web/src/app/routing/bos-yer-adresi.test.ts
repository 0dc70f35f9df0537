import { expect, it } from 'vitest';
import { bosYerOf, readBosYer } from './bos-yer-adresi.ts';

const read = (bosYer: string) => readBosYer(new URLSearchParams({ bosYer }));

it('a free time is read from the address as it was written there', () => {
  const yer = { randevuSutunBaslikID: 12, randevuTarihi: '2026-11-26', baslangicSaat: '10:00', bitisSaat: '24:00' };
  expect(read(bosYerOf(yer))).toEqual({ sutunID: 12, tarih: '2026-11-26', baslangicSaat: '10:00', bitisSaat: '24:00' });
});

it.each(['', '12', '12.2026-02-31.10:00.11:00', '12.2026-11-26.11:00.10:00', '12.2026-11-26.25:00.26:00', 'x.2026-11-26.10:00.11:00', '12.2026-11-26.10:00.11:00.1'])('%j is no free time', (text) => {
  expect(read(text)).toBeUndefined();
});
