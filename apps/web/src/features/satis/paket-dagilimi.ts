import type { PaketHakki } from '@defter/contract/seans.ts';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import type { Sepet } from './sepet.ts';

/** A line's share of a package, with the sessions that are left before and after it. */
type Pay = { hak: PaketHakki; once: number; sonra: number };
export type SatirDagilimi = { paylar: Pay[]; /** The number of sessions that the packages lack. */ eksik: number };

/**
 * The packages from which the lines take their sessions, one line after the other as the server does: from the chosen package, otherwise from the one
 * that ends first.
 */
export function paketDagilimi({ satirlar }: Pick<Sepet, 'satirlar'>, seanslar: Seanslar): Map<number, SatirDagilimi> {
  const kalan = new Map([...seanslar.values()].flat().map((hak) => [hak.id, hak.kalan]));
  return new Map(
    satirlar.flatMap(({ key, altUrunID, adet, paketten, paketHakID = null, paketKodu = null }) => {
      if (!paketten) return [];
      // Only the server knows the package of a code.
      if (paketKodu !== null) return [[key, { paylar: [], eksik: 0 }] as const];
      let eksik = adet;
      const paylar = (seanslar.get(altUrunID) ?? []).flatMap((hak): Pay[] => {
        const once = kalan.get(hak.id)!;
        const alinan = paketHakID === null || paketHakID === hak.id ? Math.min(once, eksik) : 0;
        if (alinan === 0) return [];
        eksik -= alinan;
        kalan.set(hak.id, once - alinan);
        return [{ hak, once, sonra: once - alinan }];
      });
      return [[key, { paylar, eksik }] as const];
    }),
  );
}
