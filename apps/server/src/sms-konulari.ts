import { bindBaglanti } from './modules/online-randevu/baglanti/make-baglanti.ts';
import { readOtomatikMetni } from './modules/otomatik-sms/read-otomatik-metni.ts';
import { readOneriMetni } from './modules/randevu-talep/read-oneri-metni.ts';
import { readRandevuMetni } from './modules/randevu/read-randevu-metni.ts';
import type { Platform } from './platform/http/context.ts';
import type { SmsKonulari } from './platform/outside/mesaj/konu.ts';

/** Who reads what a text tells of, when it is due. */
export const smsKonulariOf = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): SmsKonulari => ({
  randevu: readRandevuMetni(clock),
  oneri: readOneriMetni,
  otomatik: readOtomatikMetni(bindBaglanti(config), clock),
});
