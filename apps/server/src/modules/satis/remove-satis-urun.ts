import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';
import { lockSatisWithout } from './load-satis.ts';

/** Takes one line out of its plain sale. One that was taken out before is 404; the last one is refused, for a sale sells something. */
export async function removeSatisUrun(context: Context<typeof satisCalls.removeUrun>) {
  const durum = SatisDurumu.satis;
  const { id, kalanlar } = await lockSatisWithout(context, context.body.id, durum);
  if (kalanlar.length === 0) throw refusalAt('id', 'icerikGerekli');
  return changeSatis(context, { body: { id, icerikler: kalanlar }, durum });
}
