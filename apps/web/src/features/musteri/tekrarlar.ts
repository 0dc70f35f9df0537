import { normalizeTelefon } from '@defter/rules/telefon.ts';
import type { TelefonSatiri } from './form-values.ts';

/** Marks the second of two phone lines with the same number, however each of them is written; field path → text. */
export function findTekrarlar(satirlar: readonly Pick<TelefonSatiri, 'telefon'>[], text: string): Record<string, string> {
  const numaralar = satirlar.map(({ telefon }) => normalizeTelefon(telefon ?? ''));
  const tekrarlar = numaralar.flatMap((numara, index) => (numara && numaralar.indexOf(numara) < index ? [index] : []));
  return Object.fromEntries(tekrarlar.map((index) => [`musteriTelefon.${index}.telefon`, text]));
}
