import { checkParola } from '@defter/rules/parola.ts';
import { hash, verify } from '@node-rs/argon2';
import { holdsConnection } from '../db/lend.ts';
import { AppError, refusalAt } from '../errors/app-error.ts';

/**
 * A hash occupies a core and 19 MiB for a while. With more at once, sign-ins would take the whole machine
 * (docs/adr/0008).
 */
const AT_ONCE = 2;
/** Above this number a caller would wait for seconds and is told to come back instead. */
const MAX_WAITING = 500;
/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The hash of a password that nobody knows, made with the same parameters. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$5nOHYf69fg+WVHcG1NGr/g$LHd4sjpVS59QUKpg0Iv+eh+yC+un7LGK4vYytNxMmT8';

let running = 0;
const waiting: (() => void)[] = [];

/** @throws Error when the caller holds a connection: a few slow hashes would hold all of them (docs/adr/0030) */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (holdsConnection()) throw new Error('This call holds a connection: hash before its transaction or after it (docs/adr/0030)');
  if (running < AT_ONCE) running += 1;
  else if (waiting.length >= MAX_WAITING) throw new AppError('cokFazlaIstek');
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The turn passes on without being freed, so that nobody gets in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash of a password or code, made off the main thread. Throws cokFazlaIstek when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/**
 * Whether the password is right. It takes as long when there is no hash, so that nobody can find out who exists. Throws
 * cokFazlaIstek when too many wait.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? NOBODY, password));
  return isRight && stored != null;
}

/** Throws, at the field, when a new password is too short or too simple. */
export function refuseParola(parola: string, alan = 'parola'): void {
  const neden = checkParola(parola);
  if (neden) throw refusalAt(alan, neden);
}
