import type { rolCalls } from '@defter/contract/rol.ts';
import { found, AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { allOf } from '../choose-haklar.ts';
import { lockPersonel } from '../find-personel.ts';

/** How many names a person reads before the rest is a number. */
const ADI_GECEN = 5;

/** Deletes a role that nobody has. Those who have left lose the role and keep what they could do, should they come back. */
export async function removeRol({ tx, body: { id }, oturum, degisim }: Context<typeof rolCalls.remove>) {
  lockPersonel(tx, oturum.bayiID);
  const rol = found(await tx.selectFrom('rol').where('id', '=', id).select(['adi', 'yetkiler', 'rapor_yetkileri']).executeTakeFirst());
  const kisiler = await tx
    .selectFrom('personel')
    .where('rol_id', '=', id)
    .where('calisiyor_mu', '=', true)
    .select(['ad', 'soyad'])
    .orderBy('arama')
    .execute();
  if (kisiler.length > 0) throw new AppError('rolKullanimda', { veri: { sayi: kisiler.length, kisiler: listAdlar(kisiler) } });
  await tx.updateTable('personel').set((eb) => ({ rol_id: null, ek_haklar: [], eksik_haklar: [], surum: eb('surum', '+', 1) })).where('rol_id', '=', id).execute();
  await tx.deleteFrom('rol').where('id', '=', id).execute();
  degisim({ adi: rol.adi, haklar: allOf(rol) }, null);
  return { id };
}

function listAdlar(kisiler: { ad: string; soyad: string }[]): string {
  const adlar = kisiler.slice(0, ADI_GECEN).map(({ ad, soyad }) => `${ad} ${soyad}`);
  const rest = kisiler.length - adlar.length;
  return rest > 0 ? `${adlar.join(', ')} +${rest}` : adlar.join(', ');
}
