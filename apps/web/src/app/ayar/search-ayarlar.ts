import { fold } from '@defter/rules/metin.ts';
import type { TFunction } from 'i18next';
import { ANAHTARLAR, type AyarSatiri } from './anahtarlar.ts';
import type { Sekme } from './sekmeler.ts';

export type BulunanAyar = { sekme: Sekme['ad']; anahtar?: AyarSatiri; label: string; hint: string };

/** The settings whose name or sentence has every word of a text, in any tab. Tabs themselves come first. */
export function searchAyarlar(t: TFunction<'ayar'>, sekmeler: readonly Sekme[], aranan: string): BulunanAyar[] {
  const words = fold(aranan).split(' ');
  const matches = (...texts: string[]) => words.every((word) => fold(texts.join(' ')).includes(word));
  const tabs = sekmeler
    .filter(({ ad }) => matches(t(`sekme.${ad}.ad`), t(`sekme.${ad}.aciklama`)))
    .map(({ ad, grup }) => ({ sekme: ad, label: t(`sekme.${ad}.ad`), hint: t(`grup.${grup}`) }));
  const satirlar = sekmeler.flatMap(({ ad }) =>
    anahtarlarOf(ad)
      .filter((anahtar) => matches(t(`anahtar.${anahtar}.ad`), t(`anahtar.${anahtar}.aciklama`)))
      .map((anahtar) => ({ sekme: ad, anahtar, label: t(`anahtar.${anahtar}.ad`), hint: t(`sekme.${ad}.ad`) })),
  );
  return [...tabs, ...satirlar];
}

type Gosterilen = (typeof ANAHTARLAR)[keyof typeof ANAHTARLAR][number];
const anahtarlarOf = (sekme: Sekme['ad']): readonly Gosterilen[] => (sekme in ANAHTARLAR ? ANAHTARLAR[sekme as keyof typeof ANAHTARLAR] : []);
