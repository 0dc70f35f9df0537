import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** The settings of one server process. The README has a line for each. */
export type Config = Readonly<{
  port: number;
  /** The address to listen on. By default only this machine can connect: a proxy, or the desk's browser. */
  host: string;
  dataDir: string;
  /** Your own PostgreSQL; without it the embedded one is started. */
  databaseUrl: string | undefined;
  /** The largest number of database connections that one server holds. */
  poolSize: number;
  /** The address under which people reach the panel, without a slash at its end. */
  publicUrl: string;
  /** Whether the operator has set it; otherwise it is a guess that works on this machine only. */
  isPublicUrlSet: boolean;
  filesUrl: string;
  backupDir: string;
  /** The number of nightly backups that are kept; with 0 none are made. */
  backupKeep: number;
  logLevel: string;
  /** Base address of the SMS provider. Without it messages wait in the outbox. */
  smsUrl: string | undefined;
  /** Base addresses of the providers at which a business may have an account of its own. */
  saglayicilar: Readonly<Record<'netgsm' | 'iletimerkezi' | 'whatsapp', string> & { /** A further push service, which browsers may name beside those of the internet. */ push?: string | undefined }>;
  /** Encrypts what businesses entrust to us; without it a key in dataDir does. Servers that share a database share it. */
  secretKey: string | undefined;
  /**
   * Addresses of the proxies in front (`loopback`, `10.0.0.0/8`, …). The client address that they report is trusted.
   */
  trustProxy: string | false;
}>;

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const Settings = z.object({
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), '4000'),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  PUBLIC_URL: z.optional(address),
  FILES_URL: z.optional(z.url({ protocol: /^file$/, error: 'must be a file: address' }).check(z.refine(isPath, 'must be a file: address with three strokes before its path, such as file:///srv/defter/'))),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z._default(z.string().check(z.regex(/^\d{1,3}$/, 'must be from 0 to 999')), '7'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }), 'info'),
  SMS_URL: z.optional(address),
  NETGSM_URL: z._default(address, 'https://api.netgsm.com.tr'),
  ILETIMERKEZI_URL: z._default(address, 'https://api.iletimerkezi.com'),
  WHATSAPP_URL: z._default(address, 'https://graph.facebook.com'),
  PUSH_URL: z.optional(address),
  SECRET_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  POOL_SIZE: z._default(z.string().check(z.regex(/^[1-9]\d?$/, 'must be from 1 to 99')), '20'),
  TRUST_PROXY: z.optional(z.string().check(z.refine(areProxies, 'must be addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them'))),
});

/** Whether a file: address names a path of this machine: `file://data/files` names another machine. */
function isPath(url: string): boolean {
  try {
    return fileURLToPath(url) !== '';
  } catch {
    return false;
  }
}

/** Whether the server that asks can be compared with it: what `@fastify/proxy-addr` takes. */
function areProxies(list: string): boolean {
  return list.split(',').every((one) => {
    const [address = '', range, ...rest] = one.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return range === undefined;
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
    return bits > 0 && rest.length === 0 && (range === undefined || (/^\d+$/.test(range) ? Number(range) > 0 && Number(range) <= bits : bits === 32 && isIP(range) === 4));
  });
}

/** An unusable setting. The operator sees its message as one sentence. */
export class ConfigError extends Error {}

/** Reads the environment; nothing else does. Throws ConfigError for the first wrong setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = z.safeParse(Settings, given);
  if (!success) {
    const [issue] = error.issues;
    throw new ConfigError(`The setting ${String(issue?.path[0])} cannot be used: ${issue?.message}.`);
  }
  const port = Number(data.PORT);
  if (port > 65_535) throw new ConfigError('The setting PORT cannot be used: must be at most 65535.');
  const dataDir = resolve(data.DATA_DIR);
  return {
    port,
    host: data.HOST,
    dataDir,
    databaseUrl: data.DATABASE_URL,
    poolSize: Number(data.POOL_SIZE),
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    isPublicUrlSet: data.PUBLIC_URL !== undefined,
    filesUrl: data.FILES_URL ?? `${pathToFileURL(resolve(dataDir, 'files')).href}/`,
    backupDir: resolve(data.BACKUP_DIR ?? resolve(dataDir, 'backups')),
    backupKeep: Number(data.BACKUP_KEEP),
    logLevel: data.LOG_LEVEL,
    smsUrl: data.SMS_URL,
    saglayicilar: { netgsm: data.NETGSM_URL, iletimerkezi: data.ILETIMERKEZI_URL, whatsapp: data.WHATSAPP_URL, push: data.PUSH_URL },
    secretKey: data.SECRET_KEY,
    trustProxy: data.TRUST_PROXY ?? false,
  };
}
