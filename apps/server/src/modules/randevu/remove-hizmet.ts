import type { randevuCalls } from '@defter/contract/randevu.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { updateRandevu } from './update-randevu.ts';

/** Takes one service off its appointment, which is saved with the others. */
export async function removeHizmet({ tx, body, about, ...context }: Context<typeof randevuCalls.removeHizmet>) {
  const satir = await tx.selectFrom('randevu_hizmet').where('id', '=', body.id).select('randevu_id as randevuID').executeTakeFirst();
  const { randevuID: id } = found(satir);
  const kalanlar = await tx.selectFrom('randevu_hizmet').where('randevu_id', '=', id).where('id', '<>', body.id).select('alt_urun_id as altUrunID').orderBy('id').execute();
  about(id);
  await updateRandevu({ ...context, tx, body: { id, randevuHizmet: kalanlar.map(({ altUrunID }) => ({ id: 0, altUrunID })) } });
  return { id };
}
