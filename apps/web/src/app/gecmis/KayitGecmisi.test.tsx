import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/render.tsx';
import { loadTexts } from '../routing/lazy-route.ts';
import { KayitGecmisi } from './KayitGecmisi.tsx';

const TOPLAM = 60;
const satirOf = (no: number) => ({
  id: no,
  zaman: '2026-03-12T09:00:00Z',
  personelID: 1,
  personelAdi: 'Elif Şahin',
  menu: 'musteri',
  islem: 'guncelleme',
  nesne: null,
  kayitID: 7,
  kayitAdi: null,
  aciklama: `${no}. değişiklik`,
  ip: null,
  cihaz: null,
  degisim: [],
  degisimSilindi: false,
});

it('goes on to the oldest entry, and reads a page more at each press, however many there are', async () => {
  await loadTexts(['kayitGunlugu', 'alan', 'yetki']);
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, location.origin).searchParams;
    expect(address).toContain(kayitGunluguCalls.gecmis.path);
    const [sayfa, boyut] = [Number(query.get('sayfa')), Number(query.get('sayfaBoyutu'))];
    // Pages that were read are not read again with the next one.
    expect(boyut).toBe(25);
    const nolar = Array.from({ length: boyut }, (_, i) => TOPLAM - (sayfa - 1) * boyut - i).filter((no) => no > 0);
    return Response.json({ success: true, message: '', liste: nolar.map(satirOf), toplamKayit: TOPLAM });
  });
  const { user } = show(<KayitGecmisi menu="musteri" kayitID={7} />);
  await screen.findByText('60. değişiklik');
  for (let onceki = TOPLAM - 25; onceki > 0; onceki -= 25) {
    await user.click(screen.getByRole('button', { name: /daha/i }));
    await screen.findByText(`${onceki}. değişiklik`);
  }
  screen.getByText('1. değişiklik');
  expect(screen.queryByRole('button', { name: /daha/i })).toBeNull();
});
