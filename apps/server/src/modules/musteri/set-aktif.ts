import type { musteriCalls } from '@defter/contract/musteri.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** A customer is never deleted: money and visits hang on the record (spec 1§4). */
export const deactivateMusteri = (context: Context<typeof musteriCalls.remove>) => setAktif(context, false);

export const activateMusteri = (context: Context<typeof musteriCalls.aktifEt>) => setAktif(context, true);

async function setAktif({ tx, body: { id }, degisim }: Context<typeof musteriCalls.remove>, aktif: boolean) {
  const [eski] = await Promise.all([
    tx.selectFrom('musteri').select(['aktif_mi', 'anonim_zamani']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    tx
      .updateTable('musteri')
      .set((eb) => ({ aktif_mi: aktif, surum: eb('surum', '+', 1) }))
      .where('id', '=', id)
      .where('aktif_mi', '<>', aktif)
      .execute(),
  ]);
  const { aktif_mi: aktifMi, anonim_zamani } = found(eski);
  if (anonim_zamani !== null) throw new AppError('musteriAnonim');
  degisim({ aktifMi }, { aktifMi: aktif });
  return { id };
}
