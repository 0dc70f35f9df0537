import type { AnyCall } from '@defter/contract/call.ts';
import { knownNames } from '@defter/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HEADER = 'defter-unknown-query';
/** Names that can stand in a header as they came. */
const PLAIN = /^[\w.[\]-]{1,60}$/;
const MOST = 20;

/**
 * Names in a header what an address asks and the call does not know. It is dropped, so a list that was asked by a misspelt filter
 * has all rows; whoever writes a client sees it there (docs/adr/0415).
 */
export function unknownTeller({ method, query, body }: AnyCall): (request: FastifyRequest, reply: FastifyReply) => void {
  // A deletion may have its fields in the address.
  const [known, inBody] = [knownNames(query), method === 'DELETE' ? knownNames(body) : undefined];
  if (!known) return () => {};
  const isUnknown = (name: string) => {
    const key = name.toLowerCase().split('[')[0]!;
    return PLAIN.test(name) && !known.has(key) && !inBody?.has(key);
  };
  return ({ query: sent }, reply) => {
    const names = Object.keys(sent as object).filter(isUnknown).slice(0, MOST);
    if (names.length > 0) reply.header(HEADER, names.join(', '));
  };
}
