import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;

export type Reach = { mayReach?: ((ip: string) => boolean) | undefined; patienceMs?: number | undefined };
type Message = { url: string; headers: Readonly<Record<string, string>>; govde: string | Buffer };
/** How it ended: with an answer, or without one. */
export type Outcome = { kod: number; /** Seconds that it asks to be left alone. */ sonra?: number } | { hata: 'ozelAdres' | 'baglanti' | 'zamanAsimi' };

class PrivateAddressError extends Error {}

/** Nobody is left alone for longer than a day, whatever they ask. */
const MOST_SN = 86_400;

/** What `Retry-After` asks: seconds, or a moment. */
function readSonra(header: string | undefined): { sonra?: number } {
  if (header === undefined) return {};
  const saniye = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return saniye > 0 ? { sonra: Math.min(saniye, MOST_SN) } : {};
}

/**
 * Posts to an address that somebody else has named. Every address that the name has is checked as the connection is made, so that no name can
 * change between the check and the connection. Redirects are not followed, and nothing of the answer is read but its status.
 * @param mayReach which addresses may be reached; tests allow this machine
 * @param patienceMs how long somebody is waited for
 */
export function postPublic({ url, headers, govde }: Message, { mayReach = isPublicAddress, patienceMs = TIMEOUT_MS }: Reach = {}): Promise<Outcome> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.resolve({ hata: 'ozelAdres' });
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((resolve) => {
    const sent = request(target, { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(govde) }, agent: false, lookup: checkedLookup(mayReach), signal }, (response) => {
      resolve({ kod: response.statusCode ?? 0, ...readSonra(response.headers['retry-after']) });
      response.destroy();
    });
    sent.on('error', (error) => resolve({ hata: signal.aborted ? 'zamanAsimi' : error instanceof PrivateAddressError ? 'ozelAdres' : 'baglanti' }));
    // Who answers that another protocol is spoken from now on (101) causes neither an answer nor an error.
    sent.on('close', () => resolve({ hata: 'baglanti' }));
    sent.end(govde);
  });
}

const checkedLookup =
  (mayReach: (ip: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const refused = error ?? (found.every(({ address }) => mayReach(address)) ? null : new PrivateAddressError(hostname));
      if (refused || options.all) callback(refused, refused ? [] : found);
      else callback(null, found[0]!.address, found[0]!.family);
    });
