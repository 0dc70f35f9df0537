import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Context } from '../../../platform/http/context.ts';
import { checkRandevuKotasi } from '../check-kota.ts';
import { removeRandevu } from '../remove-randevu.ts';
import { restoreRandevu } from '../restore-randevu.ts';
import { tellEach } from '../tell-each.ts';
import { othersOf } from './others-of.ts';

/** Takes an appointment off the calendar, and with a `kapsam` the others of its series. */
export async function removeSeri(context: Context<typeof randevuCalls.remove>) {
  const { id, silmeNedeni, kapsam } = context.body;
  const digerleri = await othersOf(context, id, kapsam);
  await removeRandevu(context);
  for (const diger of digerleri) await tellEach(context, randevuCalls.remove, diger, (degisim) => removeRandevu({ ...context, degisim, body: { id: diger, silmeNedeni, kapsam: null } }));
  return { id, digerleri };
}

/** Puts a deleted appointment back, with those that were deleted with it: all of them, or none. */
export async function restoreSeri(context: Context<typeof randevuCalls.restore>) {
  const { id, digerleri } = context.body;
  await restoreRandevu(context);
  for (const diger of digerleri) await tellEach(context, randevuCalls.restore, diger, (degisim) => restoreRandevu({ ...context, degisim, body: { id: diger, digerleri: [] } }));
  // The quota of the call has counted one.
  if (digerleri.length > 0) await checkRandevuKotasi(context.tx, context.oturum, context.clock.today(), 0);
  return { id };
}
