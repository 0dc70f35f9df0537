import pg from 'pg';
import { restoreBackup } from './restore-backup.ts';

/** The longest name that PostgreSQL gives a database. */
const LONGEST = 63;
const SUFFIX = '_prova';

/**
 * Restores a backup into a database that is made for it and dropped again, beside the real one. Uploads are compared
 * with their digests and not written. The role needs `createdb`.
 * @param url the real database
 */
export async function rehearse({ url, file }: { url: string; file: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'defter rehearsal' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]!.name.slice(0, LONGEST - SUFFIX.length)}${SUFFIX}`;
    const drop = `drop database if exists ${client.escapeIdentifier(name)}`;
    // A killed server may have left it.
    await client.query(drop);
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr-TR'`,
    );
    try {
      const target = new URL(url);
      target.pathname = `/${encodeURIComponent(name)}`;
      await restoreBackup({ url: target.href, file });
    } finally {
      await client.query(drop);
    }
  } finally {
    await client.end();
  }
}
