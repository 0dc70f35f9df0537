import pg from 'pg';

/** A database that does not answer within this time is not waited for. */
const PATIENCE_MS = 10_000;

/** The database cannot be reached or does not let us in; the message is the operator's one sentence. */
export class UnreachableError extends Error {}

/**
 * Opens one connection of its own, for work beside the pool. The caller ends it.
 * @param name what PostgreSQL lists it as
 * @throws UnreachableError
 */
export async function connect(url: string, name: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: PATIENCE_MS });
    // A connection that breaks while idle fails its next statement. Without a listener the event would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    throw new UnreachableError(describeUnusable(url, error), { cause: error });
  }
}

/** Says which database cannot be used and why. Leaves out user and password, which are in the address too. */
export function describeUnusable(url: string, error: unknown): string {
  const { host, pathname } = new URL(url);
  return `The database ${host}${pathname} cannot be used: ${messageOf(error)}`;
}

/** A connection that fails at several addresses of a name has no message of its own. */
const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? messageOf(error.errors[0]) : error instanceof Error ? error.message : String(error);
