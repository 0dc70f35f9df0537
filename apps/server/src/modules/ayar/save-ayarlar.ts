import { AYAR_VARSAYILANLARI, type ayarCalls } from '@defter/contract/ayar.ts';
import type { Context } from '../../platform/http/context.ts';
import { ayarBolumu } from './ayar-bolumu.ts';
import type { Bolumler } from './bolum.ts';
import { changeBolum } from './change-bolum.ts';

/** Saves what was sent: settings here, what belongs to the company with the company. */
export const saveAyarlar = (bolumler: Bolumler) => async (context: Context<typeof ayarCalls.save>) => {
  const { surum, ...body } = context.body;
  const gonderilen = Object.entries(body).filter(([, deger]) => deger !== undefined);
  const isAyar = ([alan]: [string, unknown]) => Object.hasOwn(AYAR_VARSAYILANLARI, alan);
  const ayarlar = gonderilen.filter(isAyar);
  const ayarID = await changeBolum(context, ayarBolumu, Object.fromEntries(ayarlar), { surum });
  const firma = gonderilen.filter((alan) => !isAyar(alan));
  // If settings have changed, that has checked and raised the version already; otherwise the company checks it.
  const firmaID = firma.length === 0 ? null : await changeBolum(context, bolumler.firma, Object.fromEntries(firma), { surum: ayarID === null ? surum : null });
  return { degisiklikID: ayarID !== null && firmaID !== null ? null : (ayarID ?? firmaID) };
};

export async function saveSozlesme(context: Context<typeof ayarCalls.saveSozlesme>) {
  const { surum, ...body } = context.body;
  await changeBolum(context, ayarBolumu, body, { surum });
  return {};
}
