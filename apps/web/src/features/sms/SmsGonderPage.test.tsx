import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { giveTo, show } from '../../test/render.tsx';
import { SmsGonderPage } from './SmsGonderPage.tsx';

const HAZIR = { id: 5, baslik: 'Bayram', mesaj: 'Bayramınız kutlu olsun', tur: 'ticari' };
const YANIT = {
  success: true, message: '', liste: [HAZIR], basliklar: [], bayi: { firmaAdi: 'Işıl Güzellik', telefon: null }, ticariBaslangic: '09:00', ticariBitis: '20:00', kapaliGunler: [],
  retSatiri: '', turkceMi: true, evMi: false, kalanKontor: 0, sayilar: { gidecek: 0 }, ornekler: [], toplam: 0, tanimlar: {},
};

test('a ready message replaces the typed text, which can be brought back', async () => {
  await loadTexts(['sms']);
  vi.stubGlobal('fetch', async () => Response.json(YANIT));
  giveTo(['smsGonder']);
  const { user } = show(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SmsGonderPage /> }])} />);
  const mesaj = await screen.findByLabelText<HTMLTextAreaElement>(/^Mesaj/, { selector: 'textarea' });
  await user.click(mesaj);
  await user.paste('Cuma günü açığız');
  await user.click(screen.getByLabelText('Hazır mesaj', { selector: 'input' }));
  await user.click(await screen.findByText('Bayram'));
  expect(mesaj.value).toBe(HAZIR.mesaj);
  await user.click(await screen.findByText('Geri al'));
  expect(mesaj.value).toBe('Cuma günü açığız');
});
