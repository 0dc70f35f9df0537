import { describeError } from '../log.ts';

/** What the queue may keep of a failure: a message of PostgreSQL may hold values of rows. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'what was thrown is no error';
  const { type, message, code } = describeError(error);
  return `${type}: ${code ?? message}`;
}
