import { afterEach, beforeAll, expect, test } from 'vitest';
import { confirm } from '../../ui/confirm.tsx';
import { queryClient } from '../data/query.ts';
import { clearOturum, saveOturum } from './oturum.ts';
import { followSessionChanges } from './session-changes.ts';

const kisi = { id: 3, bayiID: 1, adSoyad: 'Işıl Öztürk', token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0];

beforeAll(followSessionChanges);
afterEach(clearOturum);

test('a question ends unanswered with the session of the person who was asked', async () => {
  saveOturum(kisi);
  const answer = confirm({ title: 'Nermin Uysal silinsin mi?', yes: 'Sil' });
  clearOturum();
  expect(await answer).toBe(false);
});

test('no data stays for the next session', () => {
  saveOturum(kisi);
  queryClient.setQueryData(['musteri'], 'Nermin Uysal');
  clearOturum();
  expect(queryClient.getQueryData(['musteri'])).toBeUndefined();
});
