import { kurus } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { showTo } from '../../test/render.tsx';
import { emptySepet, reduceSepet } from './sepet.ts';
import { TaksitBolumu } from './TaksitBolumu.tsx';

const KALAN = kurus(90_000);
const PLAN = ['2026-12-05', '2027-01-20', '2027-02-05'].map((tarih) => ({ tarih, tutar: kurus(30_000) }));

beforeEach(async () => {
  await loadTexts(['satis']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], toplam: 0 }));
  showTo([], <Plan />);
});

function Plan() {
  const [sepet, change] = useReducer(reduceSepet, reduceSepet(emptySepet(), { tur: 'taksitler', taksitler: PLAN }));
  const toplam = sepet.taksitler.reduce((sum, { tutar }) => sum + tutar, 0);
  return <TaksitBolumu sepet={sepet} kalan={KALAN} fark={kurus(KALAN - toplam)} change={change} />;
}

const degerler = (ad: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name: ad }).map(({ value }) => value);

test('equal parts leave each instalment on its day', async () => {
  await userEvent.click(screen.getByRole('button', { name: '2. taksidi çıkar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eşit böl' }));
  expect([degerler(/taksidin günü/), degerler(/taksidin tutarı/)]).toEqual([['05.12.2026', '05.02.2027'], ['450,00', '450,00']]);
});

test('the rule tells how many there are, and from when on', async () => {
  await userEvent.click(screen.getByRole('button', { name: '1. taksidi çıkar' }));
  expect([screen.getByLabelText<HTMLInputElement>('Taksit').value, screen.getByLabelText<HTMLInputElement>('İlk taksit').value]).toEqual(['2', '20.01.2027']);
});

test('after a press by key the focus goes on into the new plan, but not after one by finger, which would open the keyboard of a phone', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Taksitten vazgeç' }));
  screen.getByRole('button', { name: 'Kalanı taksitlendir' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Taksit'));
  await userEvent.click(screen.getByRole('button', { name: 'Taksitten vazgeç' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kalanı taksitlendir' }));
  expect(document.activeElement?.tagName).not.toBe('INPUT');
});
