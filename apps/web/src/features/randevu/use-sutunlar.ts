import type { SaatAraligi } from '@defter/rules/saat.ts';
import { gapsOf } from '@defter/rules/vardiya.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { TakvimRandevusu, TakvimSutunu } from './calendar/types.ts';

const SECIM = 'sutun';

type Gun = { sutunlar: readonly TakvimSutunu[]; randevular: readonly TakvimRandevusu[]; baslangic: number; bitis: number; simdi: number | undefined };

/**
 * The columns in the order in which the desk needs them: whoever is off all day comes last. Some can be chosen, which the
 * address keeps. A phone shows one at a time: the chosen one, else the first who works now.
 */
export function useSutunlar({ sutunlar, randevular, baslangic, bitis, simdi }: Gun) {
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const secim = params.get(SECIM);

  const sirali = useMemo(() => {
    const dolu = new Set(randevular.map(({ sutunID }) => sutunID));
    const isOff = (sutun: TakvimSutunu) => !dolu.has(sutun.id) && isAway(sutun, { baslangic, bitis });
    return [...sutunlar.filter((sutun) => !isOff(sutun)), ...sutunlar.filter(isOff)];
  }, [sutunlar, randevular, baslangic, bitis]);

  const secili = useMemo(() => {
    const idler = new Set(secim?.split(',').map(Number));
    return sirali.filter(({ id }) => idler.has(id));
  }, [sirali, secim]);

  const gorunen = useMemo(() => {
    if (!isPhone) return secili.length > 0 ? secili : sirali;
    const calisan = sirali.find((sutun) => simdi !== undefined && !isAway(sutun, { baslangic: simdi, bitis: simdi + 1 }));
    return [secili[0] ?? calisan ?? sirali[0]].filter((sutun) => sutun !== undefined);
  }, [isPhone, secili, sirali, simdi]);

  const choose = (idler: readonly number[]) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (idler.length === 0 || idler.length === sirali.length) next.delete(SECIM);
        else next.set(SECIM, idler.join(','));
        return next;
      },
      { replace: true },
    );

  return { hepsi: sirali, gorunen, isFiltered: secili.length > 0, isPhone, choose };
}

/** Whether nobody is to be had in a column for a whole stretch of time: off shift or on leave. */
const isAway = ({ kapaliAraliklar = [], izinAraliklari = [] }: TakvimSutunu, aralik: SaatAraligi) => gapsOf(aralik, [...kapaliAraliklar, ...izinAraliklari]).length === 0;
