import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import type { OncekiYer } from '@defter/contract/randevu-yeri.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { tryZaman, YER_ENGELLERI } from '../engel.ts';
import { LOCK_RANDEVU, readRandevu } from '../read-randevu.ts';
import { tellEach } from '../tell-each.ts';
import { letGo } from '../yerler.ts';
import { giveRandevu } from './give-randevu.ts';
import { findHedef } from './hedef.ts';

/** Gives appointments to other colleagues or places, all of them or none; the refusal names the hours that are not to be had. */
export async function transferRandevular(context: Context<typeof aktarmaCalls.aktar>) {
  const { tx, oturum, about, body } = context;
  if (body.bayiID !== null && body.bayiID !== oturum.bayiID) throw new AppError('bulunamadi');
  const satirlar = new Map(body.randevuID.map((satir) => [satir.id || (satir.randevuID ?? 0), satir]));
  const eskiler = [];
  for (const id of [...satirlar.keys()].sort((a, b) => a - b)) eskiler.push({ id, eski: await readRandevu(tx, id, oturum, LOCK_RANDEVU) });
  await letGo(tx, [...satirlar.keys()]);
  const oncekiler: OncekiYer[] = [];
  const dolu: string[] = [];
  for (const [sira, { id, eski }] of eskiler.entries()) {
    const { randevuSutunBaslikID, personelID, kaynakSutunID: kaynakID } = satirlar.get(id)!;
    const hedef = await findHedef(tx, randevuSutunBaslikID === null && personelID === null ? body : { randevuSutunBaslikID, personelID });
    const give = (degisim: typeof context.degisim) => giveRandevu({ ...context, degisim }, { id, eski, hedef, kaynakID });
    const { value: once, engel } = { value: undefined, ...(await tryZaman(tx, () => (sira === 0 ? give(context.degisim) : tellEach(context, aktarmaCalls.aktar, id, give)), YER_ENGELLERI)) };
    if (engel) dolu.push(eski.baslangic.slice(11, 16));
    else oncekiler.push(once!);
  }
  if (dolu.length > 0) throw new AppError('aktarilamadi', { veri: { saatler: dolu.toSorted().join(', ') } });
  const ilk = eskiler[0]!.id;
  about(ilk);
  return { id: ilk, oncekiler };
}
