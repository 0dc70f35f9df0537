import type { BodyOf } from '@defter/contract/call.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { canMoveTo } from '@defter/rules/randevu.ts';
import { addDays, daysBetween } from '@defter/rules/tarih.ts';
import type { Context } from '../../../platform/http/context.ts';
import { tryZaman } from '../engel.ts';
import { alanlarOf, LOCK_RANDEVU, type MevcutRandevu, readRandevu, yerOf } from '../read-randevu.ts';
import { tellEach } from '../tell-each.ts';
import { updateRandevu } from '../update-randevu.ts';
import { letGo } from '../yerler.ts';
import { othersOf } from './others-of.ts';
import { refuseGunler } from './read-seri.ts';

type Body = BodyOf<typeof randevuCalls.update>;

/**
 * Changes one appointment, and with a `kapsam` the others of its series in the same way: by as many days, to the same times, and
 * in what else was changed. What was not changed stays in each as it is. All of them are changed, or none.
 */
export async function updateSeri(context: Context<typeof randevuCalls.update>) {
  const { tx, oturum, body: { kapsam, ...body } } = context;
  const idler = await othersOf(context, body.id, kapsam);
  if (idler.length === 0) return { ...(await updateRandevu({ ...context, body })), oncekiler: [] };
  // Held here, so that the others follow it from where another desk has just put it.
  const eski = await readRandevu(tx, body.id, oturum, LOCK_RANDEVU);
  await letGo(tx, idler);
  const saved = await updateRandevu({ ...context, body });
  const fark = farkOf(eski, await readRandevu(tx, body.id, oturum));
  const oncekiler = [yerOf(eski, saved)];
  const dolu: string[] = [];
  let { musteriCakisiyor } = saved;
  for (const id of idler) {
    const diger = await readRandevu(tx, id, oturum);
    const change = fark(id, diger);
    const { value, engel } = { value: undefined, ...(await tryZaman(tx, () => tellEach(context, randevuCalls.update, id, (degisim) => updateRandevu({ ...context, degisim, body: change })))) };
    if (engel) dolu.push(change.randevuTarihi!);
    else {
      oncekiler.push(yerOf(diger, value!));
      musteriCakisiyor ||= value!.musteriCakisiyor;
    }
  }
  refuseGunler(dolu);
  return { ...saved, musteriCakisiyor, oncekiler };
}

/** What the change of one appointment is for another one of its series. */
function farkOf(eski: MevcutRandevu, yeni: MevcutRandevu): (id: number, diger: MevcutRandevu) => Body {
  const [once, sonra] = [alanlarOf(eski), alanlarOf(yeni)];
  const { randevuTarihi, baslangicSaat, bitisSaat, randevuDurumu, ...alanlar } = sonra;
  const saatler = once.baslangicSaat === baslangicSaat && once.bitisSaat === bitisSaat ? {} : { baslangicSaat, bitisSaat };
  const degisen = Object.fromEntries(Object.entries(alanlar).filter(([ad, deger]) => once[ad as keyof typeof alanlar] !== deger)) as Partial<typeof alanlar>;
  const hizmetler = eski.hizmetler.join() === yeni.hizmetler.join() ? {} : { randevuHizmet: yeni.hizmetler.map((altUrunID) => ({ id: 0, altUrunID })) };
  const gun = daysBetween(once.randevuTarihi, randevuTarihi);
  return (id, diger) => ({
    id,
    ...degisen,
    ...saatler,
    ...hizmetler,
    ...(once.randevuDurumu !== randevuDurumu && canMoveTo(diger.durum, randevuDurumu) && { randevuDurumu }),
    randevuTarihi: addDays(diger.baslangic.slice(0, 10), gun),
  });
}
