import type { CariSatiri, CariTuru } from '@defter/contract/personel-cari.ts';

type Islem = { tur: CariTuru; yon: 'gider' | 'gelir' };

/** The names of the movements of a colleague's account, with their values on the wire. */
export const ISLEMLER = {
  odeme: { tur: 'kasa', yon: 'gider' },
  maas: { tur: 'maas', yon: 'gider' },
  prim: { tur: 'prim', yon: 'gider' },
  ek: { tur: 'diger', yon: 'gider' },
  kesinti: { tur: 'diger', yon: 'gelir' },
  iade: { tur: 'kasa', yon: 'gelir' },
} as const satisfies Record<string, Islem>;
export type IslemAdi = keyof typeof ISLEMLER;
export const ISLEM_ADLARI = Object.keys(ISLEMLER) as IslemAdi[];

/** The name of a movement. A reversal has the name of the movement that it reverses. */
export function islemOf({ tur, gelir }: Pick<CariSatiri, 'tur' | 'gelir'>): IslemAdi {
  const yon = gelir === 0 ? 'gider' : 'gelir';
  // Withheld wages and bonuses are deductions under another name.
  return ISLEM_ADLARI.find((ad) => ISLEMLER[ad].tur === tur && ISLEMLER[ad].yon === yon) ?? 'kesinti';
}
