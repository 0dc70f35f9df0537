import { aktarmaCalls } from '@defter/contract/aktarma.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { seriCalls } from '@defter/contract/seri.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyGun, anyKisi, anySutun, anyZaman, did, type Is, type Masa } from '../sec.ts';

function anyIzin(masa: Masa) {
  const { baslangicSaat, bitisSaat, randevuTarihi } = anyZaman(masa);
  if (chance(masa.random, 2)) return { cikisTarihi: randevuTarihi, gelisTarihi: addDays(randevuTarihi, 1 + masa.random.int(3)) };
  return { cikisTarihi: randevuTarihi, cikisSaati: baslangicSaat, gelisTarihi: randevuTarihi, gelisSaati: bitisSaat };
}

/* Acts on the people of the calendar. */
export const ekipIsleri = {
  async leave(masa) {
    return did(await send(masa, izinCalls.create, { body: { personelID: anyKisi(masa), ...anyIzin(masa) } }));
  },
  async changeLeave(masa) {
    const { liste } = await read(masa, izinCalls.list, { query: {} });
    return liste.length === 0 ? undefined : did(await send(masa, izinCalls.update, { body: { ...masa.random.pick(liste), surum: null, ...anyIzin(masa) } }));
  },
  async removeLeave(masa) {
    const { liste } = await read(masa, izinCalls.list, { query: {} });
    if (liste.length === 0) return undefined;
    const { id } = masa.random.pick(liste);
    const cevap = await send(masa, izinCalls.remove, { body: { id } });
    if (cevap.status === 200) masa.salon.izinler.push(id);
    return did(cevap);
  },
  async restoreLeave(masa) {
    const { izinler } = masa.salon;
    return izinler.length === 0 ? undefined : did(await send(masa, izinCalls.geriAl, { body: { id: masa.random.pick(izinler) } }));
  },
  async plan(masa) {
    const { random, salon } = masa;
    const vardiyaRandevular = Array.from({ length: 1 + random.int(4) }, () => ({ personelID: anyKisi(masa), tarih: anyGun(masa), vardiyaSablon: { id: chance(random, 4) ? null : random.pick(salon.sablonlar) } }));
    return did(await send(masa, vardiyaCalls.saveKayitlar, { body: { vardiyaRandevular } }));
  },
  async unplan(masa) {
    return did(await send(masa, vardiyaCalls.removeKayitlar, { body: { vardiyaRandevular: [{ personelID: anyKisi(masa), tarih: anyGun(masa), vardiyaSablon: null }] } }));
  },
  async changeTemplate(masa) {
    const baslangic = 8 + masa.random.int(6);
    return did(await send(masa, vardiyaCalls.updateSablon, { body: { id: masa.random.pick(masa.salon.sablonlar), baslangicSaati: `${String(baslangic).padStart(2, '0')}:00`, bitisSaati: `${baslangic + 4 + masa.random.int(5)}:30` } }));
  },
  /** Gives the rest of a colleague's day to others, and sometimes undoes it. */
  async transfer(masa) {
    const [personelID, tarih] = [anyKisi(masa), anyGun(masa)];
    const { liste } = await read(masa, aktarmaCalls.list, { query: { tarih, personelID, hedefler: [await anySutun(masa)] } }).catch(() => ({ liste: [] }));
    if (liste.length === 0) return undefined;
    const hedef = chance(masa.random, 2) ? { personelID: anyKisi(masa) } : { randevuSutunBaslikID: await anySutun(masa) };
    const cevap = await send(masa, aktarmaCalls.aktar, { body: { ...hedef, randevuID: liste.map(({ id, kaynakSutunID }) => ({ randevuID: id, kaynakSutunID })) } });
    if (cevap.status !== 200 || !chance(masa.random, 3)) return did(cevap);
    return did(await send(masa, seriCalls.putBack, { body: { randevular: cevap.oncekiler } }));
  },
  async dismiss(masa) {
    return did(await send(masa, personelCalls.remove, { body: { id: masa.salon.kisiler[2] } }));
  },
  async takeOnAgain(masa) {
    return did(await send(masa, personelCalls.update, { body: { id: masa.salon.kisiler[2], calisiyorMu: true, webKullanicisi: false } }));
  },
} satisfies Record<string, Is>;
