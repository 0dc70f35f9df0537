import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser, in base64url: its public key and its secret. */
export type AboneAnahtarlari = { p256dh: string; auth: string };

const CURVE = 'prime256v1';
const RECORD = 4096;
const TAG = 16;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer => Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Whether the keys can be used: a point of the curve, and sixteen bytes. */
export function isKeys({ p256dh, auth }: AboneAnahtarlari): boolean {
  try {
    const ours = createECDH(CURVE);
    ours.generateKeys();
    ours.computeSecret(bytes(p256dh));
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

/**
 * Encrypts for one browser (RFC 8291, aes128gcm of RFC 8188), in one record.
 * @param fixed the private key and salt of a test vector; otherwise both are new for each message
 */
export function encryptPush(text: string, { p256dh, auth }: AboneAnahtarlari, fixed?: { anahtar: string; tuz: string }): Buffer {
  const ours = createECDH(CURVE);
  if (fixed) ours.setPrivateKey(bytes(fixed.anahtar));
  else ours.generateKeys();
  const salt = fixed ? bytes(fixed.tuz) : randomBytes(16);
  const theirs = bytes(p256dh);
  const own = ours.getPublicKey();
  const key = derive(ours.computeSecret(theirs), bytes(auth), Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]), 32);
  const cipher = createCipheriv('aes-128-gcm', derive(key, salt, 'Content-Encoding: aes128gcm\0', 16), derive(key, salt, 'Content-Encoding: nonce\0', 12), { authTagLength: TAG });
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head[4] = own.length;
  // The mark of the last record follows the text.
  return Buffer.concat([salt, head, own, cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]);
}
