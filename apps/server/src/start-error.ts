import { ConfigError } from './config.ts';
import { SchemaError } from './platform/db/migrate.ts';

/** The product cannot run as things are; the message is the operator's one sentence. */
export class StartError extends Error {}

/** What the operator can mend is one sentence; what only we can mend comes with the place where it happened. */
export function describeFailure(error: unknown): string {
  const isForOperator = error instanceof ConfigError || error instanceof SchemaError || error instanceof StartError;
  return isForOperator ? error.message : ((error instanceof Error && error.stack) || String(error));
}
