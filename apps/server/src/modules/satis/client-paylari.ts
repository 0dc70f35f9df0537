import type { AnyCall } from '@defter/contract/call.ts';
import { highest, type Kurus, subtract, ZERO } from '@defter/rules/para.ts';
import { priceBrut } from '@defter/rules/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { kampanyaPaylari } from '../kampanya/kampanya-paylari.ts';
import { findFazlalar, type IskontoSiniri } from './check-iskonto.ts';
import type { ProgramPaylari } from './satir.ts';
import { withHaric } from './with-kampanyalar.ts';

type Satis = { kampanyali: boolean; programlar: ProgramPaylari; /** Null for a new sale. */ satisID: number | null; musteriID: number | null; tarih: string };

/**
 * How much of each line a client takes off by itself although it is nobody's discount (docs/adr/0391): what it was told that campaigns take
 * off (spec 2§7.13), and what the program of its package lets off. It is asked for where the person may not give what was sent; empty
 * where it decides nothing.
 */
export async function loadClientPaylari({ tx, clock }: Pick<Context<AnyCall>, 'tx' | 'clock'>, sinir: IskontoSiniri, { kampanyali, programlar, ...satis }: Satis): Promise<Kurus[]> {
  if (findFazlalar(sinir).length === 0) return [];
  const { satirlar, priced } = sinir.fiyatlanmis;
  // A sale that asks for its campaigns has them on its lines.
  const kampanyalar = kampanyali ? [] : (await kampanyaPaylari({ tx, clock }, { ...satis, satirlar: satirlar.map(withHaric) })).paylar;
  return satirlar.map((satir, i) => {
    const program = programlar[i];
    const kampanya = kampanyalar[i]?.iskonto ?? satir.kampanya?.tutar ?? ZERO;
    // A discount that is less than what the campaigns take off is not theirs, but the person's own.
    const alinan = priced.satirlar[i]!.iskonto >= kampanya ? kampanya : ZERO;
    return highest(alinan, program ? subtract(priceBrut(satir), program.tutar) : ZERO);
  });
}
