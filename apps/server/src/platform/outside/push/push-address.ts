import { isIP } from 'node:net';
import type { Config } from '../../../config.ts';
import { isPublicAddress } from '../webhook/public-address.ts';

const EN_UZUN = 1000;

/**
 * Whether a browser may give this address of a push service: https, a host name, the usual port. The addresses of the name are checked as
 * the connection is made. An operator may allow one further origin (PUSH_URL), as tests do.
 */
export function isPushAddress(uc: string, { saglayicilar }: Pick<Config, 'saglayicilar'>): boolean {
  const url = URL.parse(uc);
  if (!url || uc.length > EN_UZUN) return false;
  if (isAllowed(url, saglayicilar.push)) return true;
  return url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '' && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && url.hostname.includes('.');
}

const isAllowed = (url: URL, push: string | undefined): boolean => push !== undefined && url.origin === new URL(push).origin;

/** Which addresses a push service may have: those of the internet, or any at the origin that the operator has allowed. */
export const mayReachOf = (uc: string, { saglayicilar }: Pick<Config, 'saglayicilar'>): ((ip: string) => boolean) => (isAllowed(new URL(uc), saglayicilar.push) ? () => true : isPublicAddress);
