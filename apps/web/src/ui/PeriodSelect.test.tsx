import { satisCalls } from '@defter/contract/satis.ts';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useList } from '../app/data/use-list.ts';
import { showTo } from '../test/render.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';

function Narrowed() {
  const list = useList(satisCalls.list, { filtre: { baslangicTarihi: null as string | null, bitisTarihi: null as string | null } });
  const { baslangicTarihi, bitisTarihi } = list.filter;
  return (
    <>
      <PeriodSelect value={{ baslangicTarihi, bitisTarihi }} orAlways onChange={list.set} />
      <button type="button" onClick={list.clear}>Temizle</button>
      <output>{useLocation().search}</output>
    </>
  );
}

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplamKayit: 0 })));

const days = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: /gün/ });

test.each(['05.11.2026', '25.11.2026'])('the first day of a list is typed as %s, sign by sign', async (text) => {
  const { user } = showTo([], <Narrowed />, '/?baslangicTarihi=2026-11-02&bitisTarihi=2026-11-28');
  await user.clear(days()[0]!);
  await user.type(days()[0]!, text);
  expect(days().map(({ value }) => value)).toEqual([text, '28.11.2026']);
  expect(screen.getByRole('status').textContent).toBe(`?baslangicTarihi=2026-11-${text.slice(0, 2)}&bitisTarihi=2026-11-28`);
});

test('two days of its own are all time again where the filters are cleared', async () => {
  const { user } = showTo([], <Narrowed />);
  const period = screen.getByRole<HTMLInputElement>('combobox', { name: 'Dönem' });
  await user.click(period);
  await user.click(await screen.findByRole('option', { name: 'Tarih seç', hidden: true }));
  expect(days()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  expect([period.value, days().length]).toEqual(['Tüm zamanlar', 0]);
});
