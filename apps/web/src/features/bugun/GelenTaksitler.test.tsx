import { kurus } from '@defter/rules/para.ts';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { giveTo, show } from '../../test/render.tsx';
import type { Bugun } from './bolum-props.ts';
import { Isler } from './bolumler.tsx';

const bugunOf = (liste: readonly object[]) => ({ taksitiGelenler: { liste, toplamKayit: liste.length }, taksitiGecenler: { liste: [], toplamKayit: 0 }, aramaSayilari: null }) as unknown as Bugun;
const sayfa = (liste: readonly object[]) => (
  <MemoryRouter>
    <Isler bugun={bugunOf(liste)} />
  </MemoryRouter>
);

test('the payment of the last instalment stays open when nothing is left to collect', async () => {
  await loadTexts(['bugun', 'tahsilat']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [], avans: 0, tanimlar: { odemeSekli: [] } }));
  giveTo(['musteriTahsilat', 'satisDuzenle']);
  const { user, rerender } = show(sayfa([{ id: 1, satisID: 7, musteriID: 3, adSoyad: 'Ayşe Yılmaz', telefon: null, tarih: '2026-11-27', kalan: kurus(100_00), no: 1, taksitSayisi: 1 }]));
  await user.click(screen.getByRole('button', { name: /Ayşe Yılmaz/ }));
  await screen.findByRole('dialog');
  rerender(sayfa([]));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Ayşe Yılmaz/, hidden: true })).toBeNull();
});
