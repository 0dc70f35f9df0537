import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import { found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';
import { lockSatis } from './load-satis.ts';

/** Takes one line out of its plain sale. One that was taken out before is 404; the last one is refused, for a sale sells something. */
export async function removeSatisUrun(context: Context<typeof satisCalls.removeUrun>) {
  const { tx, body } = context;
  const { satis_id: id } = found(await tx.selectFrom('satis_icerik').where('id', '=', body.id).select('satis_id').executeTakeFirst());
  const durum = SatisDurumu.satis;
  const { satirlar } = await lockSatis(context, { id, durum });
  found(satirlar.find((satir) => satir.id === body.id));
  const icerikler = satirlar.flatMap((satir) => (satir.id === body.id ? [] : [{ id: satir.id }]));
  if (icerikler.length === 0) throw refusalAt('id', 'icerikGerekli');
  return changeSatis(context, { body: { id, icerikler }, durum });
}
