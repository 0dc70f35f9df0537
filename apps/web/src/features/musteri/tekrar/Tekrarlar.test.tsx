import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../app/routing/lazy-route.ts';
import { showTo } from '../../../test/render.tsx';
import { Tekrarlar } from './Tekrarlar.tsx';

const kisi = (id: number, adSoyad: string) => ({ id, adSoyad, telefon: null, dogumTarihi: null, dosyaNo: null, kayitTarihi: '2026-11-20T09:00:00Z', aktifMi: true });
const CIFT = { neden: 'ad', bir: kisi(1, 'Ayşe Kaya'), iki: kisi(2, 'Ayşe Kaya Demir') };

beforeEach(() => loadTexts(['birlestirme']));

test('after the last pair of the last page the page before it is shown', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const isFirst = new URL(address, 'http://x').searchParams.get('sayfa') === '1';
    return Response.json({ success: true, message: '', liste: isFirst ? [CIFT] : [], toplamKayit: 25 });
  });
  showTo([], <Tekrarlar />, '/?sayfa=2');
  expect(await screen.findByText('Ayşe Kaya Demir')).toBeTruthy();
});

test('a filter that finds nothing says so, and is taken back', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const isNarrowed = new URL(address, 'http://x').searchParams.has('neden');
    return Response.json({ success: true, message: '', liste: isNarrowed ? [] : [CIFT], toplamKayit: isNarrowed ? 0 : 1 });
  });
  const { user } = showTo([], <Tekrarlar />, '/?neden=ad');
  await user.click(await screen.findByRole('button', { name: 'Arama ve süzgeçleri temizle' }));
  expect(await screen.findByText('Ayşe Kaya Demir')).toBeTruthy();
});
