import type { KalanOturum } from '@defter/contract/auth.ts';
import { useSyncExternalStore } from 'react';

/*
 * The signed-in person, kept in a cookie for 30 days with `token.accessToken` (spec 1§3). The server never takes the
 * cookie as proof: every call sends the token in its header.
 */
const COOKIE = 'defter';
const THIRTY_DAYS = 30 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let text = readCookie();
let current = parse(text);
let begin = 0;

function readCookie(): string {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? '';
}

function parse(cookie: string): KalanOturum | undefined {
  try {
    const oturum = JSON.parse(decodeURIComponent(cookie)) as KalanOturum;
    return oturum.token.accessToken ? oturum : undefined;
  } catch {
    return undefined; // no cookie, or one that is not ours
  }
}

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
  refreshOturum();
}

/** Looks at the cookie again: another tab may have signed in or out. */
export function refreshOturum(): void {
  const now = readCookie();
  if (now === text) return;
  text = now;
  if (!current) begin = performance.now();
  current = parse(now);
  for (const listener of listeners) listener();
}

export const getOturum = (): KalanOturum | undefined => current;

/** The milliseconds since the session began on this page: all shown data was read since. */
export const ageOfSession = (): number => performance.now() - begin;

export function saveOturum(oturum: KalanOturum): void {
  write(encodeURIComponent(JSON.stringify(oturum)), THIRTY_DAYS);
}

export function clearOturum(): void {
  write('', 0);
}

/** Calls back whenever somebody signs in or out. Returns a function that stops it. */
export function watchOturum(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in person; undefined when nobody is signed in. */
export function useOturum(): KalanOturum | undefined {
  return useSyncExternalStore(watchOturum, getOturum);
}
