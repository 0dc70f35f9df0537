import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../test/render.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';

const HEPSI: { baslangicTarihi: string | null; bitisTarihi: string | null } = { baslangicTarihi: null, bitisTarihi: null };

function Narrowed({ ilk = HEPSI }) {
  const [aralik, setAralik] = useState(ilk);
  return (
    <>
      <PeriodSelect value={aralik} orAlways onChange={setAralik} />
      <button type="button" onClick={() => setAralik(HEPSI)}>
        Temizle
      </button>
      <output>{`${aralik.baslangicTarihi} ${aralik.bitisTarihi}`}</output>
    </>
  );
}

const days = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /gün/ });

test.each([
  ['05.11.2026', '2026-11-05'],
  ['25.11.2026', '2026-11-25'],
])('the first day of a list is typed as %s, key by key', async (text, gun) => {
  const { user } = show(<Narrowed ilk={{ baslangicTarihi: '2026-11-02', bitisTarihi: '2026-11-28' }} />);
  await user.clear(days()[0]!);
  await user.type(days()[0]!, text);
  expect(days().map(({ value }) => value)).toEqual([text, '28.11.2026']);
  expect(screen.getByRole('status').textContent).toBe(`${gun} 2026-11-28`);
});

test('two typed days give way to all time when the filters are cleared', async () => {
  const { user } = show(<Narrowed />);
  const period = screen.getByRole<HTMLInputElement>('combobox', { name: 'Dönem' });
  await user.click(period);
  await user.click(await screen.findByRole('option', { name: 'Tarih seç', hidden: true }));
  expect(days()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  expect([period.value, days().length]).toEqual(['Tüm zamanlar', 0]);
});
