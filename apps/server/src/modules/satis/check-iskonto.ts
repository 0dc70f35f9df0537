import { kampanyaYuzdesi } from '@defter/rules/kampanya.ts';
import { ZERO } from '@defter/rules/para.ts';
import { canGiveIskonto } from '@defter/rules/satis.ts';
import type { Oturum } from '../../platform/auth/oturum.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Katalog } from './load-katalog.ts';
import { type Fiyatlanmis, iskontoAlani } from './price-satirlar.ts';

/**
 * Refuses a discount that the person may not give (spec 2§5, 2§6). The discounts of line and whole are added up for each
 * line. A line may keep the higher discount that it was sold at, so that somebody without the right can carry on a sale
 * that the manager discounted. Everybody may give the discount of the customer's group. What campaigns take off is nobody's
 * discount: what a person gives is measured from what they have left (docs/adr/0132).
 * @param oncekiYuzdeler the discount that each line had before, in percent; 0 for a new one.
 */
export function checkIskonto({ yetkiler, iskontoYuzdesi }: Oturum, { priced, satirlar }: Fiyatlanmis, { musteriIskonto }: Pick<Katalog, 'musteriIskonto'>, oncekiYuzdeler: readonly number[]): void {
  const yetkili = yetkiler.has('satisIskonto');
  const yuzde = Math.max(yetkili ? iskontoYuzdesi : 0, musteriIskonto);
  const fazla = priced.satirlar.flatMap((satir, i) => {
    const kampanyali = kampanyaYuzdesi({ brut: satir.brut, kampanya: satirlar[i]?.kampanya?.tutar ?? ZERO, kalanYuzdesi: yuzde });
    return canGiveIskonto({ satirlar: [satir] }, Math.max(yuzde, kampanyali, oncekiYuzdeler[i] ?? 0)) ? [] : [i];
  });
  if (fazla.length === 0) return;
  const neden = yetkili ? 'iskontoSinir' : 'yetkiYok';
  const kendi = fazla.filter((i) => priced.satirlar[i]!.iskonto > 0);
  const genel = fazla.some((i) => priced.satirlar[i]!.genelIskonto > 0) ? [null] : [];
  throw new AppError(neden, {
    alanlar: Object.fromEntries([...kendi, ...genel].map((satir) => [iskontoAlani(satir), neden])),
    veri: { yuzde },
  });
}
