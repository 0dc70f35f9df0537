import { createHash } from 'node:crypto';

/** What is kept of the secret of an address. It has 256 random bits, so that a fast hash is enough. */
export const ozetOf = (sir: string): string => createHash('sha256').update(sir).digest('hex');
