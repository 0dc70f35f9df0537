import { formatTL, toKurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import i18next from 'i18next';
import type { TFunction } from 'i18next';
import { formatYerel } from '../../ui/format.ts';

const AMOUNT = /tutar$|^fiyat|fiyat$|^maas$|^gelir$|^gider$|^maliyet$|^alinan$/i;
/** Numbers that are counted in, as against those that name something. */
const QUANTITY = /prim$|iskonto|katsayi$|^miktar$|^deger$|^sarf$|^gun$|^saat$/i;
const HAKLAR = /^(verilenHaklar|alinanHaklar|haklar)$/;
/** Longer texts are cut: the line says that they changed, not all that they say. */
const KISA = 240;

/** A value of the record log in words, by the field that it stands in. */
export function formatDeger(t: TFunction<'kayitGunlugu'>, alan: string, deger: string | null): string {
  if (deger === null) return t('bosDeger');
  if (HAKLAR.test(alan)) return deger.split(', ').map(hakMetni).join(', ');
  const words = deger.split(', ').map((biri) => wordOf(alan, biri));
  if (words.every((word) => word !== undefined)) return words.join(', ');
  if (deger === 'true' || deger === 'false') return switchWord(alan, deger) ?? t(deger === 'true' ? 'evet' : 'hayir');
  if (/^\d{4}-\d\d-\d\d$/.test(deger)) return formatTarih(deger);
  if (/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/.test(deger)) return formatYerel(deger);
  if (/^\d\d:\d\d:00$/.test(deger)) return deger.slice(0, 5);
  if (AMOUNT.test(alan) && Number.isFinite(Number(deger))) return formatTL(toKurus(Number(deger)));
  if (QUANTITY.test(alan) && Number.isFinite(Number(deger))) return Number(deger).toLocaleString(i18next.language);
  if (/telefon/i.test(alan)) return deger.replaceAll(/\+\d+/g, formatTelefon);
  return deger.length > KISA ? `${deger.slice(0, KISA)}…` : deger;
}

/** A value that has a word of its own in its field, such as the letter of a state. */
export function wordOf(alan: string, deger: string): string | undefined {
  const key = `kayitGunlugu:deger.${alan}.${deger}`;
  return i18next.exists(key) ? i18next.t(key as 'kayitGunlugu:evet') : undefined;
}

/** A switch of the settings is on or off, as they say themselves. */
const switchWord = (alan: string, deger: string): string | undefined =>
  i18next.exists(`ayar:anahtar.${alan}.ad`) ? i18next.t(deger === 'true' ? 'ayar:acik' : 'ayar:kapaliDeger') : undefined;

/** What a right or a report is called. */
export function hakMetni(hak: string): string {
  const key = hak.startsWith('rapor:') ? `yetki:rapor.${hak.slice('rapor:'.length)}` : `yetki:yetki.${hak}`;
  return i18next.exists(key) ? i18next.t(key as 'kayitGunlugu:evet') : hak;
}

/** What a field is called; settings have their names from the screen of settings. */
export function alanMetni(alan: string): string {
  const key = [`kayitGunlugu:alan.${alan}`, `ayar:anahtar.${alan}.ad`, `ayar:alan.${alan}`].find((one) => i18next.exists(one));
  return key ? i18next.t(key as 'kayitGunlugu:evet') : alan;
}
