import { createHmac } from 'node:crypto';
import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;

type Message = { url: string; anahtar: string; id: string; olay: string; govde: string };
/** How it ended: with an answer, or without one. */
export type Outcome = { kod: number } | { hata: 'ozelAdres' | 'baglanti' | 'zamanAsimi' };

class PrivateAddressError extends Error {}

/**
 * Posts a signed message. Every address that the name has is checked as the connection is made, so that no name can change between
 * the check and the connection. Redirects are not followed, and nothing of the answer is read but its status.
 * @param mayReach which addresses may be told; tests tell this machine
 */
export function postWebhook({ url, anahtar, id, olay, govde }: Message, mayReach: (ip: string) => boolean = isPublicAddress): Promise<Outcome> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.resolve({ hata: 'ozelAdres' });
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(govde),
    'user-agent': 'Defter-Webhook/1',
    'defter-olay': olay,
    'defter-gonderim': id,
    'defter-imza': sign(anahtar, govde, Math.floor(Date.now() / 1000)),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve) => {
    const sent = request(target, { method: 'POST', headers, agent: false, lookup: checkedLookup(mayReach), signal }, (response) => {
      resolve({ kod: response.statusCode ?? 0 });
      response.destroy();
    });
    sent.on('error', (error) => resolve({ hata: signal.aborted ? 'zamanAsimi' : error instanceof PrivateAddressError ? 'ozelAdres' : 'baglanti' }));
    sent.end(govde);
  });
}

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that an old message cannot be sent again as a new one. */
const sign = (anahtar: string, govde: string, saniye: number): string =>
  `t=${saniye},v1=${createHmac('sha256', anahtar).update(`${saniye}.${govde}`).digest('hex')}`;

const checkedLookup =
  (mayReach: (ip: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const refused = error ?? (found.every(({ address }) => mayReach(address)) ? null : new PrivateAddressError(hostname));
      if (refused || options.all) callback(refused, refused ? [] : found);
      else callback(null, found[0]!.address, found[0]!.family);
    });
