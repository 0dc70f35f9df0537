import pg from 'pg';

/** A database that does not answer within this time is not waited for. */
const PATIENCE_MS = 10_000;

/**
 * Opens one connection of its own, for work beside the pool. The caller ends it.
 * @param name what PostgreSQL lists it as
 */
export async function connect(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: name, connectionTimeoutMillis: PATIENCE_MS });
  // What breaks while nothing is asked of it fails the next statement. Without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}
