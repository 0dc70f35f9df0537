import type { AnyCall } from '@defter/contract/call.ts';
import { IskontoTip, toIskonto } from '@defter/contract/satis.ts';
import { joinIskonto, kampanyaYuzdesi } from '@defter/rules/kampanya.ts';
import { subtract, ZERO } from '@defter/rules/para.ts';
import { type Iskonto, priceBrut } from '@defter/rules/satis.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { kampanyaPaylari } from '../kampanya/kampanya-paylari.ts';
import type { Katalog } from './load-katalog.ts';
import { iskontoAlani } from './price-satirlar.ts';
import type { Satir, Verilenler } from './satir.ts';

type Satis = { /** Null for a new sale. */ satisID: number | null; musteriID: number | null; tarih: string; verilenler: Verilenler };

/**
 * Takes the campaigns off the lines of a sale: the discount of a line is then one amount, what the desk takes off comes from what the
 * campaigns have left. What a package lets off to the kuruş is at most the rest. Changes that do not ask for it leave a line as it was.
 */
export async function withKampanyalar({ tx, clock }: Pick<Context<AnyCall>, 'tx' | 'clock'>, satirlar: Satir[], { verilenler, ...satis }: Satis): Promise<Satir[]> {
  const { paylar } = await kampanyaPaylari({ tx, clock }, { ...satis, satirlar: satirlar.map(withHaric) });
  return satirlar.map((satir, i) => {
    const { iskonto: tutar, adi } = paylar[i]!;
    if (tutar === 0) return satir;
    const brut = priceBrut(satir);
    const girilen = toIskonto(satir);
    const kalan = subtract(brut, tutar);
    const iskonto: Iskonto = verilenler[i] !== undefined && girilen.tip === 'tutar' && girilen.deger > kalan ? { tip: 'tutar', deger: kalan } : girilen;
    if (iskonto.tip === 'tutar' && iskonto.deger > kalan) throw refusalAt(iskontoAlani(i), 'iskontoTutardanBuyuk');
    if (iskonto.tip === 'oran' && iskonto.deger > 100) throw refusalAt(iskontoAlani(i), 'iskonto100');
    return { ...satir, iskontoTip: IskontoTip.tutar, iskonto: joinIskonto({ brut, kampanya: tutar, iskonto }).deger, kampanya: { tutar, adi } };
  });
}

/** No campaign counts a line that is given away or takes sessions. */
export const withHaric = <S extends Satir>(satir: S) => ({ ...satir, haric: satir.paketten === true || (satir.hediyeNedeni ?? null) !== null });

/** How much of a line campaigns and the customer's group give, in percent: nobody at the desk answers for it. */
export const kampanyaPayiOf =
  ({ musteriIskonto }: Pick<Katalog, 'musteriIskonto'>) =>
  (satir: Satir): number =>
    kampanyaYuzdesi({ brut: priceBrut(satir), kampanya: satir.kampanya?.tutar ?? ZERO, kalanYuzdesi: musteriIskonto });
