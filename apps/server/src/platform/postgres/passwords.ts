import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOnce } from '../files/create-once.ts';

/** `postgres` is the superuser, for emergencies only; `defter` owns our database and is what the server signs in as. */
export type Passwords = { postgres: string; defter: string };

/**
 * The generated passwords of the embedded database, made on first use. The file has the format of a .pgpass,
 * so `PGPASSFILE=<dataDir>/postgres-parola psql -h 127.0.0.1 -p PORT -U defter` works as it is.
 */
export function readPasswords(dataDir: string): Passwords {
  const file = join(dataDir, 'postgres-parola');
  if (!existsSync(file)) {
    const lines = ['postgres', 'defter'].map((role) => `127.0.0.1:*:*:${role}:${randomBytes(24).toString('base64url')}\n`);
    createOnce(file, lines.join(''));
  }
  const text = readFileSync(file, 'utf8');
  return { postgres: passwordOf('postgres', text, file), defter: passwordOf('defter', text, file) };
}

function passwordOf(role: string, text: string, file: string): string {
  const password = text.split('\n').find((line) => line.startsWith(`127.0.0.1:*:*:${role}:`))?.split(':')[4];
  if (!password) throw new Error(`${file} holds no password for ${role}.`);
  return password;
}
