import { createPrivateKey, sign } from 'node:crypto';
import { postPublic } from '../webhook/post-public.ts';
import { NotNow, type PushHesabi, type Saglayici } from '../mesaj/saglayici.ts';
import { encryptPush } from './encrypt.ts';

/** A notice that was not shown within a day is outdated. */
const TTL_SN = 86_400;
const TOKEN_SN = 12 * 3600;
/** The browser is gone, or has turned notices off. */
const ABONE_YOK = '410';

/**
 * The push service of one browser (RFC 8030), signed by our keys (VAPID, RFC 8292). It cannot be asked for a message; one whose answer was lost
 * is sent again under the same topic and shown under the same tag, so that it is seen once.
 */
export function webPush(hesap: PushHesabi): Saglayici {
  return {
    async send({ referans, mesaj, icerik }) {
      const govde = encryptPush(JSON.stringify({ ...(icerik as object), metin: mesaj, etiket: referans }), hesap.abone);
      const headers = {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(TTL_SN),
        urgency: 'normal',
        topic: referans.replaceAll('-', ''),
        authorization: `vapid t=${tokenOf(hesap)}, k=${hesap.acik}`,
      };
      const outcome = await postPublic({ url: hesap.uc, headers, govde }, { mayReach: hesap.mayReach });
      if ('hata' in outcome) {
        if (outcome.hata === 'ozelAdres') return { red: 'ozelAdres' };
        throw outcome.hata === 'baglanti' ? new NotNow('baglanti') : new Error(outcome.hata);
      }
      const { kod, sonra } = outcome;
      if (kod >= 200 && kod < 300) return { no: null };
      if (kod === 404 || kod === 410) return { red: ABONE_YOK };
      if (kod === 429 || kod >= 500) throw new NotNow(`http${kod}`, sonra);
      return { red: `http${kod}` };
    },
    // Nobody tells whether it was seen.
    report: async () => [],
  };
}

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Says to the push service who sends, for half a day. */
function tokenOf({ uc, acik, kapali, kim }: PushHesabi): string {
  const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json({ aud: new URL(uc).origin, exp: Math.floor(Date.now() / 1000) + TOKEN_SN, sub: kim })}`;
  const point = Buffer.from(acik, 'base64url');
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: kapali, x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') } });
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
