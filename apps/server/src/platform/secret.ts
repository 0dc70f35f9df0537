import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createOnce } from './files/create-once.ts';

/** Encrypts what a business entrusts to us, such as the password at its provider, so that a copy of the database tells it to nobody. */
export type Secrets = {
  encrypt(text: string): string;
  /** Undefined for what was encrypted by another key: after a restore without it, for instance. */
  decrypt(sealed: string): string | undefined;
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM by the key of the installation (docs/adr/0212). */
export function createSecrets(config: Pick<Config, 'dataDir' | 'secretKey'>): Secrets {
  let read: Buffer | undefined;
  const key = () => (read ??= Buffer.from(config.secretKey ?? readKey(config.dataDir), 'hex'));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(), nonce);
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    decrypt(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const secret = key();
      try {
        const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES)).setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        // Another key, or somebody has changed or cut it: all mean that it has to be entered again.
        return undefined;
      }
    },
  };
}

/** The key of this installation, made on first use. Several servers share one by SECRET_KEY. */
function readKey(dataDir: string): string {
  const file = join(dataDir, 'sir-anahtari');
  if (!existsSync(file)) createOnce(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8').trim();
}
