import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { json, type Simulator, startSimulator } from './simulator.ts';

/* A push service on this machine, with the browsers that have subscribed at it: it checks the sender, and decrypts the messages. */

type Abone = { uc: string; p256dh: string; auth: string };
type Gelen = { uc: string; icerik: Record<string, string>; konu: string | undefined; aud: string; sub: string };
export type PushSimulator = Simulator & {
  mesajlar: readonly Gelen[];
  /** Subscribes a browser, for a sender with this public key. */
  subscribe(anahtar: string): Abone;
  /** Makes the push service answer as for a browser that is gone. */
  forget(uc: string): void;
};

type Tarayici = { ecdh: ReturnType<typeof createECDH>; auth: Buffer; anahtar: string };
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) => Buffer.from(hkdfSync('sha256', key, salt, info, length));

export async function startPushSimulator({ port = 0 }: { port?: number } = {}): Promise<PushSimulator> {
  const mesajlar: Gelen[] = [];
  const tarayicilar = new Map<string, Tarayici>();
  const simulator = await startSimulator(({ method, url: { pathname, searchParams }, headers, body }, faults) => {
    const refuse = (status: number) => ({ status, type: 'text/plain', body: '' });
    if (pathname === '/mesajlar') return json(mesajlar);
    if (pathname === '/abone') return json(subscribe(searchParams.get('anahtar') ?? ''));
    const tarayici = tarayicilar.get(pathname);
    if (method !== 'POST' || !pathname.startsWith('/push/')) return refuse(404);
    if (faults.redKodu !== null) return { ...refuse(faults.redKodu), ...(faults.sonraGel !== null && { headers: { 'retry-after': faults.sonraGel } }) };
    if (!tarayici) return refuse(410);
    const [, token = '', anahtar = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    const claims = readToken(token, anahtar);
    if (faults.yanlisAnahtar || anahtar !== tarayici.anahtar || claims?.aud !== simulator.url || claims.exp * 1000 < Date.now()) return refuse(403);
    if (headers['content-encoding'] !== 'aes128gcm' || headers.ttl === undefined || body.length > 4096) return refuse(400);
    const icerik = JSON.parse(open(body, tarayici)) as Record<string, string>;
    mesajlar.push({ uc: `${simulator.url}${pathname}`, icerik, konu: headers.topic?.toString(), aud: claims.aud, sub: claims.sub });
    if (faults.kaybolanYanit === 0) return { status: 201, type: 'text/plain', body: '' };
    faults.kaybolanYanit -= 1;
    return undefined;
  }, { port });
  function subscribe(anahtar: string): Abone {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    tarayicilar.set(path, { ecdh, auth, anahtar });
    return { uc: `${simulator.url}${path}`, p256dh, auth: auth.toString('base64url') };
  }
  return Object.assign(simulator, {
    mesajlar,
    subscribe,
    forget: (uc: string) => void tarayicilar.delete(new URL(uc).pathname),
  });
}

/** The claims of a token, if it was signed by the key that is sent with it. */
function readToken(token: string, anahtar: string): { aud: string; exp: number; sub: string } | undefined {
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(anahtar, 'base64url');
  if (!head || !claims || !signature || point.length !== 65) return undefined;
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') } });
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) return undefined;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

/** Opens one record (RFC 8188) with the keys of the browser (RFC 8291). */
function open(body: Buffer, { ecdh, auth }: Tarayici): string {
  const salt = body.subarray(0, 16);
  const length = body[20]!;
  const theirs = body.subarray(21, 21 + length);
  const text = body.subarray(21 + length);
  const key = derive(ecdh.computeSecret(theirs), auth, Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]), 32);
  const cipher = createDecipheriv('aes-128-gcm', derive(key, salt, 'Content-Encoding: aes128gcm\0', 16), derive(key, salt, 'Content-Encoding: nonce\0', 12)).setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
