import { seriCalls } from '@defter/contract/seri.ts';
import { canMoveTo, RandevuDurumu, type RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { tryZaman } from './engel.ts';
import { LOCK_RANDEVU, readRandevu } from './read-randevu.ts';
import { tellEach } from './tell-each.ts';
import { updateRandevu } from './update-randevu.ts';
import { letGo } from './yerler.ts';

/** Puts appointments that were moved together back to where they stood. Throws randevuYeriAlindi where one of the times was given away meanwhile. */
export async function putBack(context: Context<typeof seriCalls.putBack>) {
  const { tx, oturum, about, body: { randevular } } = context;
  // Every appointment is read first: if the person may not see one of them, none is moved.
  const durumlar = new Map<number, RandevuDurumKodu>();
  for (const id of randevular.map((onceki) => onceki.id).toSorted((a, b) => a - b)) durumlar.set(id, (await readRandevu(tx, id, oturum, LOCK_RANDEVU)).durum);
  await letGo(tx, randevular.map(({ id }) => id));
  const [ilk] = randevular;
  const surumler: number[] = [];
  for (const { yerler, ...onceki } of randevular) {
    // Further columns that were not what was changed are chosen again where it goes.
    const yer = { ...onceki, yerler: yerler ?? undefined };
    const update = async (degisim: Degisimci) => {
      // A cancelled appointment cannot become confirmed in one step, so it waits first, as at the desk.
      const isOneStep = yer.randevuDurumu === durumlar.get(yer.id) || canMoveTo(durumlar.get(yer.id)!, yer.randevuDurumu);
      if (isOneStep) return updateRandevu({ ...context, degisim, body: yer });
      const [first, second] = inTwoSteps(degisim);
      const { surum } = await updateRandevu({ ...context, degisim: first, body: { ...yer, randevuDurumu: RandevuDurumu.bekliyor } });
      return updateRandevu({ ...context, degisim: second, body: { ...yer, surum } });
    };
    const put = await tryZaman(tx, () => (yer.id === ilk!.id ? update(context.degisim) : tellEach(context, seriCalls.putBack, yer.id, update)));
    if (put.engel) throw new AppError('randevuYeriAlindi');
    surumler.push(put.value.surum);
  }
  about(ilk!.id);
  return { id: ilk!.id, surumler };
}

type Degisimci = Context<typeof seriCalls.putBack>['degisim'];

/** One entry of the record log for two changes one after the other: from what stood before the first. */
function inTwoSteps(degisim: Degisimci): [first: Degisimci, second: Degisimci] {
  const ilk: Parameters<Degisimci>[0] = {};
  return [
    (once, sonra) => {
      Object.assign(ilk, once);
      degisim(once, sonra);
    },
    (once, sonra) => degisim({ ...once, ...ilk }, sonra),
  ];
}
