import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { giveTo, showTo } from '../test/render.tsx';
import { SidePanel } from '../ui/SidePanel.tsx';
import { Konusma } from './Konusma.tsx';

const mesajOf = (id: number) => ({
  id,
  yon: 'gelen',
  kanal: 'whatsapp',
  telefon: '+905550000006',
  mesaj: `Mesaj ${id}`,
  zaman: '2026-11-26T10:00:00Z',
  durum: null,
  hata: null,
  saglayici: null,
  okunduMu: false,
  yanit: null,
  karar: null,
});

test('a conversation that is read after its panel has opened begins at its newest message, ready for the answer', async () => {
  await loadTexts(['yanit', 'sms']);
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const scrolled: (boolean | ScrollIntoViewOptions | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation((how) => void scrolled.push(how));
  showTo(['smsGonder'], <SidePanel opened onClose={() => undefined} title="Ayşe Kaya"><Konusma kimin={{ yanitID: 3 }} autoFocus /></SidePanel>);
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  resolve(Response.json({ success: true, message: '', liste: [mesajOf(1), mesajOf(2), mesajOf(3)], toplamKayit: 3, okunmamis: 3, yazilirMi: true, yaziKanali: 'whatsapp' }));
  const box = await screen.findByRole('textbox', { name: /^WhatsApp ile yaz/ });
  expect(document.activeElement).toBe(box);
  expect(scrolled).toContainEqual({ block: 'end' });
});

test('a half-written answer stays when the right to write is taken away, and cannot be sent', async () => {
  await loadTexts(['yanit', 'sms']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [mesajOf(1)], toplamKayit: 1, okunmamis: 0, yazilirMi: true, yaziKanali: 'sms' }));
  const { user } = showTo(['smsGonder'], <Konusma kimin={{ yanitID: 3 }} />);
  await user.type(await screen.findByRole('textbox', { name: /^SMS/ }), 'Yarın bekliyoruz');
  act(() => giveTo([]));
  await screen.findByText(/yetkiniz yok/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^SMS/ }).value).toBe('Yarın bekliyoruz');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gönder' }).disabled).toBe(true);
});
