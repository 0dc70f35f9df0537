import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import type { RaporSutunu } from '@defter/contract/rapor-tanimi.ts';
import { useSearchParams } from 'react-router';
import { useOwnStorage } from '../../app/session/use-own-storage.ts';

/** The columns of a report by their names, in the order of these. */
export const sutunlarOf = (ad: HazirRapor, adlar: readonly string[]): RaporSutunu[] => adlar.flatMap((biri) => RAPORLAR[ad].sutunlar.find((sutun) => sutun.ad === biri) ?? []);

const NONE: Record<string, string[]> = {};

/**
 * The columns of a report, in their order: those of the address, so that a link shows the same; else those that the person has chosen last on this
 * device; else all.
 */
export function useSutunlar(ad: HazirRapor) {
  const [params, setParams] = useSearchParams();
  const [secilenler, setSecilenler] = useOwnStorage<Record<string, string[]>>('rapor-sutunlari', NONE);
  const hepsi = RAPORLAR[ad].sutunlar.map((sutun) => sutun.ad);
  const istenen = new Set<string>(params.get('sutunlar')?.split(',') ?? secilenler[ad] ?? hepsi);
  const sutunlar = [...istenen].flatMap((istek) => hepsi.find((sutun) => sutun === istek) ?? []);
  return {
    /** At least one, because a report without columns shows nothing. */
    sutunlar: sutunlar.length > 0 ? sutunlar : hepsi,
    choose: (yeni: readonly string[]) => {
      setSecilenler((before) => ({ ...before, [ad]: [...yeni] }));
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('sutunlar', yeni.join());
          return next;
        },
        { replace: true },
      );
    },
  };
}
