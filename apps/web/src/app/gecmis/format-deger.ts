import { isMaskeli } from '@defter/rules/maske.ts';
import { formatTL, toKurus } from '@defter/rules/para.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import type { TFunction } from 'i18next';

const AMOUNT = /tutar$|^fiyat|^maas$|^gelir$|^gider$|^maliyet$|^alinan$/i;
const DURUMLAR = ['B', 'O', 'G', 'X', 'I', 'E', 'K'] as const;

/** A value of the record log in words, by the field that it stands in. */
export function formatDeger(t: TFunction<'kayitGunlugu'>, alan: string, deger: string | null): string {
  if (deger === null) return t('bosDeger');
  if (deger === 'true' || deger === 'false') return t(deger === 'true' ? 'evet' : 'hayir');
  if (/^\d{4}-\d\d-\d\d$/.test(deger)) return formatTarih(deger);
  if (AMOUNT.test(alan) && deger !== '' && Number.isFinite(Number(deger))) return formatTL(toKurus(Number(deger)));
  if (/telefon/i.test(alan) && !isMaskeli('telefon', deger)) return deger.split(', ').map(formatTelefon).join(', ');
  if (alan === 'cinsiyet' && (deger === '0' || deger === '1')) return t(`cinsiyet.${deger}`);
  const durum = alan === 'randevuDurumu' ? DURUMLAR.find((one) => one === deger) : undefined;
  return durum ? t(`durum.${durum}`) : deger;
}
