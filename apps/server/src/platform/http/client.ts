import type { FastifyRequest } from 'fastify';

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

export const clientOf = ({ ip, headers, protocol, host }: FastifyRequest): Client => ({
  // A socket of both families writes an IPv4 address as ::ffff:10.0.0.1.
  ip: ip.replace(/^::ffff:(?=\d+\.)/i, ''),
  cihaz: (headers['user-agent'] ?? '').slice(0, 300),
  ...(isAdres(protocol, host) && { ourAddress: `${protocol}://${host}` }),
});
