import { iletimerkezi } from '../sms/iletimerkezi.ts';
import { netgsm } from '../sms/netgsm.ts';
import { whatsapp } from '../whatsapp/cloud-api.ts';
import { webPush } from '../push/web-push.ts';
import type { Hesap, Saglayici } from './saglayici.ts';

/** The provider of an account. */
export function saglayiciOf(hesap: Hesap): Saglayici {
  switch (hesap.saglayici) {
    case 'netgsm':
      return netgsm(hesap);
    case 'iletimerkezi':
      return iletimerkezi(hesap);
    case 'whatsapp':
      return whatsapp(hesap);
    case 'webpush':
      return webPush(hesap);
  }
}
