import { ConfigError } from './config.ts';
import { UnreachableError } from './platform/db/connect.ts';
import { SchemaError } from './platform/db/migrate.ts';

/** The product cannot run in this state. The operator sees the message as one sentence. */
export class StartError extends Error {}

/** Faults that the operator can mend are one sentence; faults that only we can mend come with their stack. */
export function describeFailure(error: unknown): string {
  const isForOperator = error instanceof ConfigError || error instanceof SchemaError || error instanceof UnreachableError || error instanceof StartError;
  return isForOperator ? error.message : ((error instanceof Error && error.stack) || String(error));
}
