import { describe, expect, test } from 'vitest';
import { redirectOf, wantedOf } from './guard.ts';

const visit = (pathname: string, signedIn: boolean, { search = '', from = undefined as string | undefined } = {}) =>
  redirectOf({ pathname, search, signedIn, from });

describe('a signed-out visitor', () => {
  test('is asked to sign in, and the wanted page is remembered', () => {
    expect(visit('/musteriler', false)).toBe('/login?sonra=%2Fmusteriler');
    expect(visit('/musteriler/7', false, { search: '?panel=0' })).toBe('/login?sonra=%2Fmusteriler%2F7%3Fpanel%3D0');
  });

  test('needs no memory for the default page', () => {
    expect(visit('/', false)).toBe('/login');
  });

  test.each(['/login', '/login/', '/Login', '/register', '/forgot-password', '/logout', '/404'])('stays at %s', (pathname) => {
    expect(visit(pathname, false)).toBeUndefined();
  });

  test('does not see the welcome of a registration', () => {
    expect(visit('/register-success', false, { from: '/register' })).toBe('/login');
  });
});

describe('a signed-in visitor', () => {
  test.each(['/login', '/register', '/forgot-password'])('is led away from %s to the default page', (pathname) => {
    expect(visit(pathname, true)).toBe('/');
  });

  test.each(['/login/', '/Register', '/forgot-password/', '/register-success/'])('is led away from %s as from the address that the router takes it for', (pathname) => {
    expect(visit(pathname, true)).toBe('/');
  });

  test('is led from signing in to the wanted page', () => {
    expect(visit('/login', true, { search: '?sonra=%2Fkasa' })).toBe('/kasa');
  });

  test.each(['/', '/kasa', '/logout', '/404'])('stays at %s', (pathname) => {
    expect(visit(pathname, true)).toBeUndefined();
  });

  test('sees the welcome of a registration only straight after it', () => {
    expect(visit('/register-success', true, { from: '/register' })).toBeUndefined();
    expect(visit('/register-success', true)).toBe('/');
    expect(visit('/register-success', true, { from: '/kasa' })).toBe('/');
  });
});

test.each([
  ['', '/'],
  ['?sonra=%2Fsatis%2F4', '/satis/4'],
  ['?sonra=https%3A%2F%2Fkotu.example', '/'],
  ['?sonra=%2Flogin', '/'],
  ['?sonra=%2Flogin%2F', '/'],
  ['?sonra=%2Flogout', '/'],
])('after signing in at /login%s the page is %s', (search, page) => {
  expect(wantedOf(search)).toBe(page);
});
