import type { AnyCall } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

type Alan = { ad: string; /** What a day to come is answered with. */ ileri: HataKodu };

/**
 * The day on which money is booked. The default is today; a past day needs gecmisTarihIslem (spec 2§6), and a future day
 * is refused.
 */
export function chooseTarih(
  { oturum, clock }: Pick<Context<AnyCall>, 'oturum' | 'clock'>,
  tarih: string | null,
  { ad, ileri }: Alan,
): string {
  const bugun = clock.today();
  if (tarih === null || tarih === bugun) return bugun;
  if (tarih > bugun) throw refusalAt(ad, ileri);
  if (!oturum.yetkiler.has('gecmisTarihIslem')) throw refusalAt(ad, 'yetkiYok');
  return tarih;
}
