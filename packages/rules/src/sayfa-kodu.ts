import { fold } from './metin.ts';

/** The code behind /r/ in the address of a salon's page: small letters, digits and single hyphens, 3 to 40 of them. */
const FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const EN_KISA = 3;
const EN_UZUN = 40;

export const isSayfaKodu = (text: string): boolean => text.length >= EN_KISA && text.length <= EN_UZUN && FORM.test(text);

/** A code made of the name of a salon: `Işıl Güzellik & SPA` is `isil-guzellik-spa`. A name without letters becomes `salon`. */
export function sayfaKoduOf(ad: string): string {
  const kod = fold(ad).replace(/[^a-z0-9]+/g, '-').slice(0, EN_UZUN).replace(/^-|-$/g, '');
  return isSayfaKodu(kod) ? kod : 'salon';
}
