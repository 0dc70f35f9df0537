import { afterEach, expect, test, vi } from 'vitest';
import { clearOturum, getOturum, refreshOturum, saveOturum, watchOturum } from './oturum.ts';

const kisi = { id: 3, adSoyad: 'Işıl Öztürk', token: { accessToken: 'jeton' } } as Parameters<typeof saveOturum>[0];

afterEach(clearOturum);

test('the signed-in person survives in the cookie, letters and all', () => {
  saveOturum(kisi);
  refreshOturum();
  expect(getOturum()).toEqual(kisi);
  expect(document.cookie).toContain('defter=');
});

test('signing out leaves nothing behind', () => {
  saveOturum(kisi);
  clearOturum();
  expect(getOturum()).toBeUndefined();
  expect(document.cookie).not.toContain('jeton');
});

test('another tab that signed out is noticed', () => {
  saveOturum(kisi);
  const told = vi.fn();
  const stop = watchOturum(told);
  document.cookie = 'defter=; Path=/; Max-Age=0';
  refreshOturum();
  expect(told).toHaveBeenCalledOnce();
  expect(getOturum()).toBeUndefined();
  stop();
});

test('a cookie that is not ours is nobody', () => {
  document.cookie = 'defter=%7Bbroken; Path=/';
  refreshOturum();
  expect(getOturum()).toBeUndefined();
});
