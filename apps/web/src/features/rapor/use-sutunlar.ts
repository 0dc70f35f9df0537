import { type HazirRapor, RAPORLAR } from '@defter/contract/raporlar.ts';
import { useSearchParams } from 'react-router';
import { useOwnStorage } from '../../app/session/use-own-storage.ts';

const NONE: Record<string, string[]> = {};

/**
 * Which columns of a report are shown: those of the address, so that a link shows the same; else those that the person has chosen
 * last on this device; else all.
 */
export function useSutunlar(ad: HazirRapor) {
  const [params, setParams] = useSearchParams();
  const [secilenler, setSecilenler] = useOwnStorage<Record<string, string[]>>('rapor-sutunlari', NONE);
  const hepsi = RAPORLAR[ad].sutunlar.map((sutun) => sutun.ad);
  const istenen = new Set<string>(params.get('sutunlar')?.split(',') ?? secilenler[ad] ?? hepsi);
  const sutunlar = hepsi.filter((sutun) => istenen.has(sutun));
  return {
    /** At least one: a report without columns says nothing. */
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
