import type { FastifyRequest } from 'fastify';

/** Address and device of the one who asks. */
export type Istemci = { ip: string; cihaz: string };

export const istemciOf = ({ ip, headers }: FastifyRequest): Istemci => ({
  // A socket of both families writes an IPv4 address as ::ffff:10.0.0.1.
  ip: ip.replace(/^::ffff:(?=\d+\.)/i, ''),
  cihaz: (headers['user-agent'] ?? '').slice(0, 300),
});
