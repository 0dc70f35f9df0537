import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { connect } from '../db/connect.ts';
import { restoreBackup } from './restore-backup.ts';

/** The longest name that PostgreSQL gives a database. */
const LONGEST = 63;
const SUFFIX = '_prova';
/** The comment on a database that is a trial. A database without it is no trial, whatever its name is. */
const MARK = 'Defter: trial of a backup';

/** The trial takes as much room as the database, and so does the log that PostgreSQL writes of it. A full disk stops the salons. */
const ROOM = 2;

/**
 * What stands in the way of a trial: a role that may not make a database, or a disk without room for it.
 * @param folder where the files of the database lie, if they lie on this machine
 */
export async function obstacleOf({ url, folder }: { url: string; folder: string }): Promise<'right' | 'room' | undefined> {
  const client = await connect(url, 'defter rehearsal');
  try {
    const { rows } = await client.query<{ may: boolean; size: string }>(
      'select rolcreatedb or rolsuper as may, pg_database_size(current_database()) as size from pg_roles where rolname = current_user',
    );
    const { may, size } = rows[0]!;
    if (!may) return 'right';
    if (!existsSync(folder)) return undefined;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < ROOM * Number(size) ? 'room' : undefined;
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into a database that is made for it and dropped again, beside the real one. Uploads are compared
 * with their digests and not written. The role needs `createdb`.
 * @param url the real database
 * @throws Error when there is a database of that name that is no trial
 */
export async function rehearse({ url, file }: { url: string; file: string }): Promise<void> {
  const client = await connect(url, 'defter rehearsal');
  try {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]!.name.slice(0, LONGEST - SUFFIX.length)}${SUFFIX}`;
    await dropLeft(client, name);
    await client.query(
      `create database ${client.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'tr-TR'`,
    );
    await client.query(`comment on database ${client.escapeIdentifier(name)} is ${client.escapeLiteral(MARK)}`);
    try {
      const target = new URL(url);
      target.pathname = `/${encodeURIComponent(name)}`;
      await restoreBackup({ url: target.href, file });
    } finally {
      await client.query(`drop database ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}

/** Drops the trial that a killed server has left. */
async function dropLeft(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ isTrial: boolean }>(
    `select coalesce(shobj_description(oid, 'pg_database') = $2, false) as "isTrial" from pg_database where datname = $1`,
    [name, MARK],
  );
  if (rows[0] === undefined) return;
  if (!rows[0].isTrial) throw new Error(`The database ${name} is no trial of Defter, but has its name. Rename it, or drop it.`);
  await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}
