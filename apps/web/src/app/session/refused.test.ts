import { afterEach, expect, test } from 'vitest';
import { clearOturum, getOturum, saveOturum } from './oturum.ts';
import { endRefusedSession } from './refused.ts';

const kisi = { id: 3, bayiID: 1, adSoyad: 'Işıl Öztürk', token: { accessToken: 'eski' } } as Parameters<typeof saveOturum>[0];

afterEach(clearOturum);

test('a refused token ends its own session', () => {
  saveOturum(kisi);
  endRefusedSession('eski');
  expect(getOturum()).toBeUndefined();
});

test('a tab that was not looked at since does not end the session that another tab has begun', () => {
  saveOturum(kisi);
  // Written by the other tab, and not read by this one yet.
  document.cookie = `defter=${encodeURIComponent(JSON.stringify({ ...kisi, token: { accessToken: 'yeni' } }))}; Path=/`;
  endRefusedSession('eski');
  expect(getOturum()?.token.accessToken).toBe('yeni');
});
