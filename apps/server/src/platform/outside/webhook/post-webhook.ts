import { createHmac } from 'node:crypto';
import { type Outcome, postPublic, type Reach } from './post-public.ts';

type Message = { url: string; anahtar: string; id: string; olay: string; govde: string };

/**
 * Posts a signed message to an address that a business has named.
 */
export const postWebhook = ({ url, anahtar, id, olay, govde }: Message, reach?: Reach): Promise<Outcome> =>
  postPublic(
    {
      url,
      govde,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Defter-Webhook/1',
        'defter-olay': olay,
        'defter-gonderim': id,
        'defter-imza': sign(anahtar, govde, Math.floor(Date.now() / 1000)),
      },
    },
    reach,
  );

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that an old message cannot be sent again as a new one. */
const sign = (anahtar: string, govde: string, saniye: number): string =>
  `t=${saniye},v1=${createHmac('sha256', anahtar).update(`${saniye}.${govde}`).digest('hex')}`;
