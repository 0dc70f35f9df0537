import { istisnaCalls } from '@defter/contract/istisna.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, moveTo, read, send } from '../../isler/masa.ts';
import { anyGun, anyZaman, did, type Is, sutunlarOf } from '../sec.ts';

/* Acts on the hours and the columns of the calendar. */
export const saatIsleri = {
  async closeDay(masa) {
    const gun = anyGun(masa);
    return did(await send(masa, istisnaCalls.create, { body: { tur: 'kapali', baslangicTarihi: gun, bitisTarihi: gun, aciklama: 'Tatil' } }));
  },
  async closeHours(masa) {
    const { randevuTarihi, baslangicSaat, bitisSaat } = anyZaman(masa);
    const { id } = masa.random.pick(await sutunlarOf(masa));
    return did(await send(masa, istisnaCalls.create, { body: { tur: 'ara', ...(chance(masa.random, 2) && { randevuSutunBaslikID: id }), baslangicTarihi: randevuTarihi, bitisTarihi: chance(masa.random, 3) ? null : randevuTarihi, baslangicSaat, bitisSaat, ...(chance(masa.random, 3) && { gunler: [1 + masa.random.int(7)] }), aciklama: 'Ara' } }));
  },
  async otherHours(masa) {
    const gun = anyGun(masa);
    return did(await send(masa, istisnaCalls.create, { body: { tur: 'saat', baslangicTarihi: gun, bitisTarihi: gun, baslangicSaat: '11:00', bitisSaat: '18:00', aciklama: 'Kısa gün' } }));
  },
  async openAgain(masa) {
    const { liste } = await read(masa, istisnaCalls.list, { query: {} });
    return liste.length === 0 ? undefined : did(await send(masa, istisnaCalls.remove, { body: { id: masa.random.pick(liste).id } }));
  },
  async changeColumn(masa) {
    const { random } = masa;
    const baslik = random.pick(await sutunlarOf(masa));
    const degisim = random.pick([{ randevudaGoster: !baslik.randevudaGoster }, { ayniSaatteRandevuVerilmesin: !baslik.ayniSaatteRandevuVerilmesin }, { randevuSiraNo: random.int(9) }]);
    return did(await send(masa, randevuCalls.saveBasliklar, { body: { model: [{ ...baslik, ...degisim }] } }));
  },
  async showColumns(masa) {
    const gizliler = (await sutunlarOf(masa)).filter(({ randevudaGoster }) => !randevudaGoster);
    return gizliler.length === 0 ? undefined : did(await send(masa, randevuCalls.saveBasliklar, { body: { model: gizliler.map((baslik) => ({ ...baslik, randevudaGoster: true })) } }));
  },
  async addColumn(masa) {
    return did(await send(masa, randevuCalls.saveBasliklar, { body: { model: [{ id: 0, sutunBaslikTipi: 3, adi: `Sütun ${masa.random.int(1_000_000)}`, randevuSiraNo: 9 }] } }));
  },
  async removeColumn(masa) {
    return did(await send(masa, randevuCalls.removeBaslik, { body: { id: masa.random.pick(await sutunlarOf(masa)).id } }));
  },
  async changeSettings(masa) {
    const { random } = masa;
    return did(await send(masa, randevuCalls.saveAyarlar, { body: random.pick([{ zamanPeriyodu: random.pick([15, 30]) }, { bitisSaati: random.pick(['19:00', '21:00']) }, { pazar: random.pick(['kapali', '10:00-16:00']) }, { boslukBirakma: chance(random, 2) }]) }));
  },
  async later(masa) {
    const { salon, random } = masa;
    if (salon.dakika > 17 * 60 || chance(random, 4)) moveTo(salon, addDays(salon.bugun, 1), 540);
    else moveTo(salon, salon.bugun, salon.dakika + 60 + random.int(120));
    return { status: 200, message: '', vazgecildi: true };
  },
} satisfies Record<string, Is>;
