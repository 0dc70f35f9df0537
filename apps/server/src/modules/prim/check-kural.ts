import type { HataKodu } from '@defter/contract/errors.ts';
import type { DenenenKural } from '@defter/contract/prim.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';

type Kural = DenenenKural & { baslangic: string; bitis: string | null };

/**
 * Refuses a rule that says nothing or two things, at its field.
 * @param yer where the rule stands in the body: `kurallar.2.`
 */
export function checkKural(kural: Kural, yer = ''): void {
  const hatalar = Object.entries(faultsOf(kural));
  if (hatalar.length > 0) throw wrongFields(Object.fromEntries(hatalar.map(([alan, hata]) => [`${yer}${alan}`, hata])));
}

function faultsOf({ tur, oran, tutar, basamaklar, satisTipi, anaUrunID, altUrunID, baslangic, bitis }: Kural): Record<string, HataKodu> {
  const kapsam = [satisTipi, anaUrunID, altUrunID].filter((biri) => biri !== null);
  return {
    ...(tur === 'oran' && oran === 0 && { oran: 'zorunluAlan' }),
    ...(tur === 'tutar' && tutar === 0 && { tutar: 'zorunluAlan' }),
    ...(tur === 'basamak' && !isRising(basamaklar) && { basamaklar: 'basamakSirasi' }),
    ...(kapsam.length > 1 && { satisTipi: 'primKapsami' }),
    ...(bitis !== null && bitis < baslangic && { bitis: 'bitisOnce' }),
  };
}

/** Whether there are steps, the first from 0 on and each above the one before. */
const isRising = (basamaklar: Kural['basamaklar']) => basamaklar[0]?.alt === 0 && basamaklar.every(({ alt }, i) => i === 0 || alt > basamaklar[i - 1]!.alt);
