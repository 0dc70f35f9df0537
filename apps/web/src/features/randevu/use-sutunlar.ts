import type { SaatAraligi } from '@defter/rules/saat.ts';
import { gapsOf } from '@defter/rules/vardiya.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Duzen } from './use-duzen.ts';
import type { TakvimRandevusu, TakvimSutunu } from './calendar/types.ts';

const SECIM = 'sutun';

type Gun = { duzen: Pick<Duzen, 'sira' | 'gizli'>; sutunlar: readonly TakvimSutunu[]; randevular: readonly TakvimRandevusu[]; baslangic: number; bitis: number; simdi: number | undefined };

/**
 * The columns in the chosen order; without one, colleagues who are off all day come last. Some can be left out for good, and some be chosen, which
 * the address keeps. A phone shows one at a time: the chosen one, else the first whose person works now.
 */
export function useSutunlar({ duzen: { sira, gizli }, sutunlar, randevular, baslangic, bitis, simdi }: Gun) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const secim = params.get(SECIM);

  const tumu = useMemo(() => {
    // The columns stand in the chosen order; those that came later stand after them.
    if (sira.length > 0) {
      const yerOf = ({ id }: TakvimSutunu) => (sira.includes(id) ? sira.indexOf(id) : sira.length);
      return sutunlar.toSorted((a, b) => yerOf(a) - yerOf(b));
    }
    const dolu = new Set(randevular.map(({ sutunID }) => sutunID));
    const isOff = (sutun: TakvimSutunu) => !dolu.has(sutun.id) && isAway(sutun, { baslangic, bitis });
    return [...sutunlar.filter((sutun) => !isOff(sutun)), ...sutunlar.filter(isOff)];
  }, [sutunlar, randevular, baslangic, bitis, sira]);
  const sirali = useMemo(() => tumu.filter(({ id }) => !gizli.includes(id)), [tumu, gizli]);

  const secili = useMemo(() => {
    const idler = new Set(secim?.split(',').map(Number));
    return tumu.filter(({ id }) => idler.has(id));
  }, [tumu, secim]);

  const gorunen = useMemo(() => {
    if (!isPhone) return secili.length > 0 ? secili : sirali;
    const calisan = sirali.find((sutun) => simdi !== undefined && !isAway(sutun, { baslangic: simdi, bitis: simdi + 1 }));
    return [secili[0] ?? calisan ?? sirali[0]].filter((sutun) => sutun !== undefined);
  }, [isPhone, secili, sirali, simdi]);

  const choose = (idler: readonly number[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (idler.length === 0 || idler.length === tumu.length) next.delete(SECIM);
        else next.set(SECIM, idler.join(','));
        return next;
      },
      { replace: true },
    );

  return { /** All in their order, including those that are left out. */ tumu, hepsi: sirali, gorunen, isFiltered: secili.length > 0, isPhone, choose };
}

/** Whether a column is off shift or on leave for a whole stretch of time. */
const isAway = ({ kapaliAraliklar = [], izinAraliklari = [] }: TakvimSutunu, aralik: SaatAraligi) => gapsOf(aralik, [...kapaliAraliklar, ...izinAraliklari]).length === 0;
