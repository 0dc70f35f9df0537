import type { Degisen } from '@defter/contract/kayit-gunlugu.ts';
import type { Meaning } from '@defter/contract/meaning.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { formatTelefon } from '@defter/rules/telefon.ts';
import i18next from 'i18next';
import { formatMiktar, formatYerel } from '../../ui/format.ts';
import { formatLira } from '../../ui/lira.ts';

/** A field by its name and its meaning (contract/meaning.ts). A field with null is unknown and not shown. */
export type Alan = Pick<Degisen, 'alan'> & { tur: Meaning['tur'] | null; sozler?: string | null };

/** Longer texts are cut: the line says that they changed, not their whole content. */
const KISA = 240;

/** A value of the record log in words, according to its field. Values of lists are joined by `, `. */
export function formatDeger({ alan, tur, sozler }: Alan, deger: string | null): string {
  if (tur === null || tur === 'sir' || tur === 'no') return i18next.t('alan:gosterilmez');
  if (deger === null) return i18next.t('alan:bos');
  if (tur === 'hak' && deger !== 'true' && deger !== 'false') return deger.split(', ').map(hakMetni).join(', ');
  if (tur === 'secim') return deger.split(', ').map((biri) => wordOf(sozler, biri)).join(', ');
  if (tur === 'evetHayir' || tur === 'hak') return switchWord(alan, deger) ?? i18next.t(deger === 'true' ? 'alan:evet' : 'alan:hayir');
  if (tur === 'tarih') return formatTarih(deger);
  if (tur === 'zaman') return formatYerel(deger);
  if (tur === 'saat') return deger.slice(0, 5);
  if (tur === 'telefon') return deger.replaceAll(/\+\d+/g, formatTelefon);
  if (NUMBERS.has(tur) && Number.isFinite(Number(deger))) return tur === 'lira' ? formatLira(deger) : formatMiktar(Number(deger));
  return deger.length > KISA ? `${deger.slice(0, KISA)}…` : deger;
}

const NUMBERS: ReadonlySet<string> = new Set(['lira', 'sayi', 'yuzde']);

/** The word of a choice, such as that of a state's letter. */
function wordOf(sozler: string | null | undefined, deger: string): string {
  const key = `alan:deger.${sozler}.${deger}`;
  return i18next.t(i18next.exists(key) ? (key as 'alan:evet') : 'alan:gosterilmez');
}

/** A switch of the settings is shown as on or off. */
const switchWord = (alan: string, deger: string): string | undefined =>
  i18next.exists(`ayar:anahtar.${alan}.ad`) ? i18next.t(deger === 'true' ? 'ayar:acik' : 'ayar:kapaliDeger') : undefined;

/** The name of a right or a report. */
export function hakMetni(hak: string): string {
  const key = hak.startsWith('rapor:') ? `yetki:rapor.${hak.slice('rapor:'.length)}` : `yetki:yetki.${hak}`;
  return i18next.exists(key) ? i18next.t(key as 'alan:evet') : hak;
}

/** The name of a field in the log and in the conflict dialog. Settings have their names from the settings screen. */
export function alanMetni(alan: string): string {
  const key = [`alan:ad.${alan}`, `ayar:anahtar.${alan}.ad`, `ayar:alan.${alan}`].find((one) => i18next.exists(one));
  return i18next.t((key ?? 'alan:bilinmeyen') as 'alan:evet');
}
