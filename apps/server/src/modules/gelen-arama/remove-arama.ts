import type { gelenAramaCalls } from '@defter/contract/gelen-arama.ts';
import { wireOf } from '../../platform/degisim.ts';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

export async function removeArama({ tx, body: { id }, degisim }: Context<typeof gelenAramaCalls.remove>) {
  const { telefon_no, arayan_kisi, tarih, aciklama, musteri_id } = found(await tx.deleteFrom('gelen_arama').where('id', '=', id).returningAll().executeTakeFirst());
  degisim(wireOf({ telefon_no, arayan_kisi, tarih, aciklama, musteri_id }), null);
  return { id };
}
