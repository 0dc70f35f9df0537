import { musteriCalls } from '@defter/contract/musteri.ts';
import type { AnyCall } from '@defter/contract/call.ts';
import { logChange } from '../../platform/audit.ts';
import { mayCall } from '../../platform/auth/permission.ts';
import { AppError, found, refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Deactivates a customer, who is never deleted because money and visits belong to the record (spec 1§4). */
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

type SaveContext = Pick<Context<AnyCall>, 'tx' | 'oturum' | 'client'>;

/** The same as part of saving the whole record. It needs the right to that act and has its own entry in the log. */
export async function saveAktif(eden: SaveContext, id: number, aktif: boolean): Promise<void> {
  const { tx, oturum } = eden;
  const call = aktif ? musteriCalls.aktifEt : musteriCalls.remove;
  if (!mayCall(oturum, call.yetki)) throw refusalAt('musteri.aktifMi', 'yetkiYok');
  await tx.updateTable('musteri').set({ aktif_mi: aktif }).where('id', '=', id).execute();
  logChange(eden, call.kayit!, { kayitID: id, before: { aktifMi: !aktif }, after: { aktifMi: aktif } });
}
