import type { SmsHesabi } from './saglayici.ts';

/** The house's own account: NetGSM at the address of SMS_URL, with the account as its user and password. */
export function evHesabi(url: string): SmsHesabi {
  const { username, password, origin } = new URL(url);
  return { saglayici: 'netgsm', url: origin, kullanici: decodeURIComponent(username), sifre: decodeURIComponent(password), baslik: null };
}
