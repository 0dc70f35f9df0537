import type { AnyCall } from '@defter/contract/call.ts';
import type { Yapan } from '../../../platform/auth/oturum.ts';
import type { Context } from '../../../platform/http/context.ts';
import { settleKaporalar } from '../../kapora/settle-kaporalar.ts';

/** After a change of its state: the rule of the business keeps the deposit of an appointment, or lets go of it, and the log tells so. */
export async function tellKaporalar(context: Pick<Context<AnyCall>, 'tx' | 'clock' | 'degisim'> & { oturum: Yapan }, randevuID: number): Promise<void> {
  const { once, sonra } = await settleKaporalar(context, [randevuID]);
  if (once !== sonra) context.degisim({ kaporaTutulan: once }, { kaporaTutulan: sonra });
}
