import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { clearOturum, saveOturum } from '../../app/session/oturum.ts';
import { showTo } from '../../test/render.tsx';
import { TemelBilgiler } from './TemelBilgiler.tsx';

afterEach(clearOturum);

test('whoever has registered with an e-mail is not asked for it once more', async () => {
  await loadTexts(['bugun', 'alan']);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', liste: [] }));
  saveOturum({ ePosta: 'ayse@ornek.test', token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0]);
  showTo([], <TemelBilgiler bilgiler={{ firmaAdi: 'Menekşe', sektorID: 1, ePosta: null, ilID: null, ilceID: null, eksikMi: true }} />);
  expect(await screen.findByLabelText<HTMLInputElement>(/E-posta/)).toHaveProperty('value', 'ayse@ornek.test');
});
