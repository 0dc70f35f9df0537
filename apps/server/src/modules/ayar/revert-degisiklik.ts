import type { ayarCalls, AyarBolumu } from '@defter/contract/ayar.ts';
import { requireYetki } from '../../platform/auth/permission.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import type { Bolumler, Degerler } from './bolum.ts';
import { changeBolum, isSame } from './change-bolum.ts';

/** Puts back what a change replaced; refused when one of its fields was changed again since. */
export const revertDegisiklik = (bolumler: Bolumler) => async (context: Context<typeof ayarCalls.geriAl>) => {
  const { tx, body, oturum } = context;
  const degisiklik = found(
    await tx.selectFrom('ayar_degisikligi').where('id', '=', body.id).select(['bolum', 'onceki', 'sonraki']).executeTakeFirst(),
  );
  const bolum = bolumler[degisiklik.bolum as AyarBolumu];
  if (bolum.yetki) requireYetki(oturum, bolum.yetki);

  const simdiki = await bolum.read(context);
  // Asked under the lock: of two who take it back together one is late.
  const geriAlan = await tx.selectFrom('ayar_degisikligi').where('geri_alinan_id', '=', body.id).select('id').executeTakeFirst();
  if (geriAlan) throw new AppError('ayarZatenGeriAlindi');
  const sonraki = degisiklik.sonraki as Degerler;
  if (Object.keys(sonraki).some((alan) => !isSame(sonraki[alan], simdiki[alan]))) throw new AppError('ayarSonradanDegisti');
  await changeBolum(context, bolum, degisiklik.onceki as Degerler, { onay: body.onay, geriAlinanID: body.id });
  return { id: body.id };
};
