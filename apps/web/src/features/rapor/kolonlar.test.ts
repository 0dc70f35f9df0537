import metinler from '@defter/contract/excel-metinleri.tr.json' with { type: 'json' };
import { RAPORLAR } from '@defter/contract/raporlar.ts';
import { expect, it } from 'vitest';
import { formatSutun } from './kolonlar.tsx';

it('names the unpaid part of the sales, and leaves other empty values empty', () => {
  const [sekil, , tutar] = RAPORLAR['odeme-turune-gore-satis-raporu'].sutunlar;
  expect([formatSutun(sekil!, null, metinler), formatSutun(sekil!, 'Nakit', metinler), formatSutun(tutar!, null, metinler)]).toEqual(['Ödenmeyen', 'Nakit', '']);
});
