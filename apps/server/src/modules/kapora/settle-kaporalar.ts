import type { AnyCall } from '@defter/contract/call.ts';
import { decideKapora } from '@defter/rules/kapora.ts';
import { type Kurus, negate, sum } from '@defter/rules/para.ts';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAyarlar } from '../ayar/load-ayarlar.ts';
import { lockKaporalar } from './lock-kaporalar.ts';
import { moveKaporalar } from './move-kaporalar.ts';

/** How much of the deposits was kept before and is kept now, for the record log. */
type Tutulan = { once: Kurus; sonra: Kurus };

/**
 * Brings the deposits of appointments to what their state says now, after it was changed: what the rule keeps is kept, and what was
 * kept of one that stands again is the customer's credit again. It is safe to call twice, and for appointments without deposits.
 */
export async function settleKaporalar({ tx, oturum, clock }: Pick<Context<AnyCall>, 'tx' | 'clock'> & { oturum: Yapan }, randevuIDler: readonly number[]): Promise<Tutulan> {
  const kaporalar = await lockKaporalar(tx, randevuIDler);
  const once = sum(kaporalar.map(({ tutulan }) => tutulan));
  if (kaporalar.length === 0) return { once, sonra: once };
  const { kaporaIadeSaat } = await loadAyarlar(tx);
  const hareketler = kaporalar.flatMap((kapora) => {
    const karar = decideKapora(kapora, clock.wallClock(), kaporaIadeSaat);
    const tutulan = karar === 'tutulur' ? kapora.kalan : negate(kapora.tutulan);
    return karar === 'iade' || tutulan === 0 ? [] : [{ kapora, tutulan }];
  });
  await moveKaporalar(tx, hareketler, { bugun: clock.today(), personelID: oturum.personelID });
  return { once, sonra: sum([once, ...hareketler.map(({ tutulan }) => tutulan)]) };
}
