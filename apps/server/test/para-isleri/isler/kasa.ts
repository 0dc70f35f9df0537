import { duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anySekil, anyTutar, did, type Is, kurusOf, lira, type Masa } from '../masa.ts';

/** A day of the till, most often this one; one before may be closed. */
const anyGun = ({ random, salon }: Masa): object => (chance(random, 4) ? { tarih: addDays(salon.bugun, -1 - random.int(6)) } : {});

/** One of the last movements of any kind: that of a sale is refused. */
async function anyHareket(masa: Masa) {
  const { random } = masa;
  const { kasa } = await read(masa, kasaCalls.list, { query: { sayfaBoyutu: 25 } });
  const kendi = kasa.filter(({ satisID, kaporaID, avansID, bahsisMi }) => satisID === null && kaporaID === null && avansID === null && !bahsisMi);
  return kasa.length === 0 ? undefined : random.pick(kendi.length > 0 && !chance(random, 5) ? kendi : kasa);
}

export const kasaIsleri = {
  async enter(masa) {
    const [odemeSekliID, tutar, gelirMi] = [anySekil(masa), 1 + masa.random.int(40_000), chance(masa.random, 2)];
    const cevap = await send(masa, kasaCalls.create, { body: { gelirMi, odemeSekliID, tutar: lira(tutar), ...anyGun(masa) } });
    return did(cevap, { kasa: [[odemeSekliID, gelirMi ? tutar : -tutar]], bakiye: [] });
  },
  async changeEntry(masa) {
    const hareket = await anyHareket(masa);
    if (!hareket) return undefined;
    const { id, gelirMi } = hareket;
    const [odemeSekliID, tutar] = [anySekil(masa), anyTutar(masa.random, kurusOf(Math.abs(hareket.tutar)))];
    const cevap = await send(masa, kasaCalls.update, { body: { id, gelirMi, odemeSekliID, tutar: lira(tutar) } });
    const isaret = gelirMi ? 1 : -1;
    return did(cevap, { kasa: [[hareket.odemeSekliID, -isaret * kurusOf(Math.abs(hareket.tutar))], [odemeSekliID, isaret * tutar]], bakiye: [] });
  },
  /** A transfer loses both of its sides. */
  async removeEntry(masa) {
    const hareket = await anyHareket(masa);
    if (!hareket) return undefined;
    const [geri, karsi] = [-kurusOf(hareket.gelir) + kurusOf(hareket.gider), hareket.virmanID];
    const cevap = await send(masa, kasaCalls.remove, { body: { id: hareket.id } });
    return did(cevap, { kasa: [[hareket.odemeSekliID, geri], ...(karsi === null ? [] : [[karsi, -geri] as const])], bakiye: [] });
  },
  async transfer(masa) {
    const [odemeSekliID, virmanID, tutar] = [anySekil(masa), anySekil(masa), 1 + masa.random.int(50_000)];
    const cevap = await send(masa, kasaCalls.aktar, { body: { odemeSekliID, virmanID, tutar: lira(tutar), ...anyGun(masa) } });
    return did(cevap, { kasa: [[odemeSekliID, -tutar], [virmanID, tutar]], bakiye: [] });
  },
  /** Books a regular cost that is due, or leaves it out. */
  async bookCost(masa) {
    const { bekleyenler } = await read(masa, duzenliGiderCalls.list);
    const [gider] = bekleyenler;
    if (!gider) return undefined;
    const { giderID, vade } = gider;
    if (chance(masa.random, 4)) return did(await send(masa, duzenliGiderCalls.atla, { body: { giderID, vade, neden: 'Bu hafta yok' } }), { kasa: [], bakiye: [] });
    const tutar = chance(masa.random, 2) ? 1 + masa.random.int(90_000) : kurusOf(gider.tutar);
    return did(await send(masa, duzenliGiderCalls.isle, { body: { giderID, vade, tutar: lira(tutar) } }), { kasa: [[4, -tutar]], bakiye: [] });
  },
} satisfies Record<string, Is>;
