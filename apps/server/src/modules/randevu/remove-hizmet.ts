import type { randevuCalls } from '@defter/contract/randevu.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { LOCK_RANDEVU, readRandevu } from './read-randevu.ts';
import { updateRandevu } from './update-randevu.ts';

/** Takes one service off its appointment, which is saved with the others. */
export async function removeHizmet({ tx, body, about, ...context }: Context<typeof randevuCalls.removeHizmet>) {
  const satir = await tx.selectFrom('randevu_hizmet').where('id', '=', body.id).select('randevu_id as randevuID').executeTakeFirst();
  const { randevuID: id } = found(satir);
  // The appointment is held before its lines are listed, so that none comes back which another desk is taking off.
  await readRandevu(tx, id, context.oturum, LOCK_RANDEVU);
  const satirlar = await tx.selectFrom('randevu_hizmet').where('randevu_id', '=', id).select(['id', 'alt_urun_id as altUrunID']).orderBy('id').execute();
  found(satirlar.find((biri) => biri.id === body.id));
  const kalanlar = satirlar.filter((biri) => biri.id !== body.id);
  about(id);
  await updateRandevu({ ...context, tx, body: { id, randevuHizmet: kalanlar.map(({ altUrunID }) => ({ id: 0, altUrunID })) } });
  return { id };
}
