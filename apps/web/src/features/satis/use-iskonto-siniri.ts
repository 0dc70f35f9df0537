import { kampanyaYuzdesi } from '@defter/rules/kampanya.ts';
import { ZERO } from '@defter/rules/para.ts';
import { canGiveIskonto, type PricedSatis } from '@defter/rules/satis.ts';
import { useOturum } from '../../app/session/oturum.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import type { Sepet } from './sepet.ts';

/**
 * The highest discount of the signed-in person in percent, at least that of the customer's group, and whether a line exceeds it. Discounts of
 * campaigns are not counted.
 */
export function useIskontoSiniri({ satirlar }: Sepet, total: Pick<PricedSatis, 'satirlar'> | undefined, musteriIskonto: number): { limit: number; isOver: boolean } {
  const oturum = useOturum();
  const iskontoReason = useReason('satisIskonto');
  const limit = Math.max(iskontoReason ? 0 : (oturum?.iskontoYuzdesi ?? 0), musteriIskonto);
  const isOver = (total?.satirlar ?? []).some((satir, i) => {
    const kampanyali = kampanyaYuzdesi({ brut: satir.brut, kampanya: satirlar[i]?.kampanya?.tutar ?? ZERO, kalanYuzdesi: limit });
    return !canGiveIskonto({ satirlar: [satir] }, Math.max(limit, kampanyali));
  });
  return { limit, isOver };
}
