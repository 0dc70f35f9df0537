import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Address and device of the caller, and the address of ours that they used. The browser sent the latter: it is shown
 * only to the same person again, never kept and never sent to others.
 */
export type Client = { ip: string; cihaz: string; ourAddress?: string };

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** A name has 253 characters at most; a longer header would only be carried around. */
const LONGEST_HOST = 260;

/** Whether name and port can exist: `1.2.3.999` and `salon:99999` only look like it. */
const isAdres = (protocol: string, host: string) => host.length <= LONGEST_HOST && HOST.test(host) && URL.canParse(`${protocol}://${host}`);

/** A socket of both families writes an IPv4 address as ::ffff:10.0.0.1. */
const addressOf = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Groups of an IPv6 address before which its network ends: 64 bits, which the provider gives to one line. */
const NETWORK_GROUPS = 4;

/** The key of an address in limits: an IPv4 address, or the network of an IPv6 address, because one line has all addresses of its network. */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address.replace(/%.*$/, '').split('::').map((part) => part.split(':').filter(Boolean));
  // The last one may be written as an IPv4 address, which is two.
  const written = left.length + right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...right];
  return `${groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * Keeps the address of each connection. A socket that is asked for it first when its client has gone knows none, and every call of a telephone that
 * lost its line would be a fault of ours.
 */
export function keepAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}

/** The caller of a request. */
export const clientOf = ({ ip, headers, protocol, host }: FastifyRequest): Client => ({
  ip: addressOf(ip),
  cihaz: (headers['user-agent'] ?? '').slice(0, 300),
  ...(isAdres(protocol, host) && { ourAddress: `${protocol}://${host}` }),
});

/** The address at which a phone finds us: the configured one, else the one that the caller has used. */
export const ourAddressOf = ({ publicUrl, isPublicUrlSet }: Pick<Config, 'publicUrl' | 'isPublicUrlSet'>, { ourAddress }: Client): string =>
  (isPublicUrlSet ? undefined : ourAddress) ?? publicUrl;
