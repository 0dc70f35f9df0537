import { hash, verify } from '@node-rs/argon2';

/** A hash costs a core for a while; more at once would let sign-in take the whole machine (docs/adr). */
const AT_ONCE = 2;
/** OWASP's parameters for argon2id: 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id, off the main thread. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

let dummy: Promise<string> | undefined;

/** Whether it is the password; takes as long for somebody who does not exist, so that nobody can be looked for. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody');
  const against = stored ?? (await dummy);
  const right = await inTurn(() => verify(against, password));
  return right && stored != null;
}
