import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { clearOturum, saveOturum } from '../../app/session/oturum.ts';
import { showTo } from '../../test/render.tsx';
import { TemelBilgiler } from './TemelBilgiler.tsx';

afterEach(clearOturum);

test('a person who has registered with an e-mail is not asked for it again', async () => {
  await loadTexts(['bugun', 'alan']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [] }));
  saveOturum({ ePosta: 'ayse@ornek.test', token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0]);
  showTo([], <TemelBilgiler bilgiler={{ firmaAdi: 'Menekşe', sektorID: 1, ePosta: null, ilID: null, ilceID: null, eksikMi: true }} />);
  expect(await screen.findByLabelText<HTMLInputElement>(/E-posta/)).toHaveProperty('value', 'ayse@ornek.test');
});

test('closing the question asks before typed facts of the company are lost', async () => {
  await loadTexts(['bugun', 'alan']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [] }));
  localStorage.clear();
  const { user } = showTo([], <TemelBilgiler bilgiler={{ firmaAdi: 'Menekşe', sektorID: 1, ePosta: null, ilID: null, ilceID: null, eksikMi: true }} />);
  await user.type(await screen.findByLabelText(/E-posta/), 'ayse@ornek.test');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklik var' });
  await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
  await waitFor(() => expect(screen.queryByLabelText(/E-posta/)).toBeNull());
});
