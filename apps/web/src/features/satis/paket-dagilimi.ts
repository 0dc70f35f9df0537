import type { PaketHakki } from '@defter/contract/seans.ts';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import type { Sepet } from './sepet.ts';

/** What a line takes of a package: so many were left, so many are left afterwards. */
type Pay = { hak: PaketHakki; once: number; sonra: number };
export type SatirDagilimi = { paylar: Pay[]; /** How many the packages do not have. */ eksik: number };

/**
 * From which packages the lines take their sessions, one line after the other as the server does: from the one that is named, otherwise
 * from what ends first.
 */
export function paketDagilimi({ satirlar }: Pick<Sepet, 'satirlar'>, seanslar: Seanslar): Map<number, SatirDagilimi> {
  const kalan = new Map([...seanslar.values()].flat().map((hak) => [hak.id, hak.kalan]));
  return new Map(
    satirlar.flatMap(({ key, altUrunID, adet, paketten, paketHakID = null, paketKodu = null }) => {
      if (!paketten) return [];
      // Only the server knows what a code opens.
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
