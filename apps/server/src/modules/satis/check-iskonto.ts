import { kampanyaYuzdesi } from '@defter/rules/kampanya.ts';
import { type Kurus, ZERO } from '@defter/rules/para.ts';
import { canGiveIskonto } from '@defter/rules/satis.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Katalog } from './load-katalog.ts';
import { type Fiyatlanmis, iskontoAlani } from './price-satirlar.ts';

export type IskontoSiniri = {
  oturum: Pick<Oturum, 'yetkiler' | 'iskontoYuzdesi'>;
  fiyatlanmis: Fiyatlanmis;
  katalog: Pick<Katalog, 'musteriIskonto'>;
  /** The discount that each line had before, in percent; 0 for a new one. */
  oncekiYuzdeler: readonly number[];
};

const yuzdeOf = ({ oturum, katalog }: IskontoSiniri) => Math.max(oturum.yetkiler.has('satisIskonto') ? oturum.iskontoYuzdesi : 0, katalog.musteriIskonto);

/**
 * The lines with a higher discount than the person may give. Of each line as much as `paylar` says is nobody's discount; what campaigns
 * took off is so too.
 */
export function findFazlalar(sinir: IskontoSiniri, paylar: readonly Kurus[] = []): number[] {
  const { fiyatlanmis: { priced, satirlar }, oncekiYuzdeler } = sinir;
  const yuzde = yuzdeOf(sinir);
  return priced.satirlar.flatMap((satir, i) => {
    const kampanyali = kampanyaYuzdesi({ brut: satir.brut, kampanya: paylar[i] ?? satirlar[i]?.kampanya?.tutar ?? ZERO, kalanYuzdesi: yuzde });
    return canGiveIskonto({ satirlar: [satir] }, Math.max(yuzde, kampanyali, oncekiYuzdeler[i] ?? 0)) ? [] : [i];
  });
}

/**
 * Refuses a discount that the person may not give (spec 2§5, 2§6). The discounts of line and whole are added up for each
 * line. A line may keep the higher discount that it was sold at, so that somebody without the right can carry on a sale
 * that the manager discounted. Everybody may give the discount of the customer's group. What campaigns take off is nobody's
 * discount: what a person gives is measured from what they have left (docs/adr/0132, 0391).
 */
export function checkIskonto(sinir: IskontoSiniri, paylar: readonly Kurus[]): void {
  const fazla = findFazlalar(sinir, paylar);
  if (fazla.length === 0) return;
  const { priced } = sinir.fiyatlanmis;
  const neden = sinir.oturum.yetkiler.has('satisIskonto') ? 'iskontoSinir' : 'yetkiYok';
  const kendi = fazla.filter((i) => priced.satirlar[i]!.iskonto > 0);
  const genel = fazla.some((i) => priced.satirlar[i]!.genelIskonto > 0) ? [null] : [];
  throw new AppError(neden, {
    alanlar: Object.fromEntries([...kendi, ...genel].map((satir) => [iskontoAlani(satir), neden])),
    veri: { yuzde: yuzdeOf(sinir) },
  });
}
