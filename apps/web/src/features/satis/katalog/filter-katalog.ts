import { type AltUrun, SatisTipi } from '@defter/contract/urun.ts';
import { fold } from '@defter/rules/metin.ts';
import { arananOf } from '../../../pickers/use-urunler.ts';

export const TURLER = { tumu: null, hizmet: SatisTipi.hizmet, urun: SatisTipi.urun } as const;
export type Tur = keyof typeof TURLER;

type Aranan = { text: string; tur: Tur; /** Null: all groups. */ grup: string | null };

export const isOfTur = ({ satisTipi }: AltUrun, tur: Tur): boolean => TURLER[tur] === null || satisTipi === TURLER[tur];

/** The products that fit the search. The typed words search all groups; a group without a product of the kind is not applied. */
export function filterKatalog(urunler: readonly AltUrun[], { text, tur, grup }: Aranan) {
  const words = fold(text);
  const turunden = urunler.filter((urun) => isOfTur(urun, tur));
  const gruplar = [...new Set(turunden.flatMap(({ anaUrunAdi }) => anaUrunAdi ?? []))].toSorted((a, b) => a.localeCompare(b, 'tr'));
  const secili = grup !== null && gruplar.includes(grup) ? grup : null;
  const bulunan = turunden.filter((urun) => (words !== '' || secili === null || urun.anaUrunAdi === secili) && fold(arananOf(urun)).includes(words));
  return { bulunan, gruplar, secili, isTyped: words !== '' };
}
