import { kaporaCalls } from '@defter/contract/kapora.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyMusteri, anySekil, did, type Is, kurusOf, lira } from '../masa.ts';

/* Acts on visits, and on their deposits. */
export const kaporaIsleri = {
  async book(masa) {
    const { salon, random } = masa;
    const saat = String(9 + random.int(10)).padStart(2, '0');
    const randevuHizmet = Array.from({ length: 1 + random.int(2) }, () => ({ altUrunID: random.pick(salon.hizmetler).id }));
    const cevap = await send(masa, randevuCalls.create, { body: { musteriID: anyMusteri(masa), randevuSutunBaslikID: salon.sutun, randevuTarihi: addDays(salon.bugun, random.int(3)), baslangicSaat: `${saat}:00`, bitisSaat: `${saat}:30`, randevuHizmet } });
    if (cevap.status === 200) salon.randevular.push(cevap.id);
    return did(cevap, { kasa: [], bakiye: [] });
  },
  async takeDeposit(masa) {
    const { salon, random } = masa;
    if (salon.randevular.length === 0) return undefined;
    const randevuID = random.pick(salon.randevular.slice(-6));
    const { randevu } = await read(masa, randevuCalls.get, { params: { id: randevuID } });
    const [odemeSekliID, tutar] = [anySekil(masa), 1 + random.int(30_000)];
    const cevap = await send(masa, kaporaCalls.create, { body: { randevuID, odemeSekliID, tutar: lira(tutar) } });
    return did(cevap, { kasa: [[odemeSekliID, tutar]], bakiye: [[randevu.musteriID, -tutar]] });
  },
  /** The deposit of a past or cancelled visit is given back, or kept, after which it is no longer the customer's. */
  async decideDeposit(masa) {
    const { salon, random } = masa;
    for (const randevuID of salon.randevular.toReversed().slice(0, 12)) {
      const { liste, kalan, tutulan } = await read(masa, kaporaCalls.list, { params: { id: randevuID } });
      if (kalan + tutulan === 0 || chance(random, 3)) continue;
      const { randevu } = await read(masa, randevuCalls.get, { params: { id: randevuID } });
      const iadeMi = chance(random, 2);
      const cevap = await send(masa, kaporaCalls.karar, { body: { randevuID, karar: iadeMi ? 'iade' : 'tutulur', neden: 'Böyle konuşuldu' } });
      const giden = liste.map((kapora): [number, number] => [kapora.odemeSekliID, -kurusOf(kapora.kalan) - kurusOf(kapora.tutulan)]);
      return did(cevap, { kasa: iadeMi ? giden : [], bakiye: [[randevu.musteriID, kurusOf(kalan)]] });
    }
    return undefined;
  },
  /** Turns the visit into an open sale, which another act finishes. */
  async sellVisit(masa) {
    const { salon, random } = masa;
    if (salon.randevular.length === 0) return undefined;
    return did(await send(masa, randevuCalls.satis, { body: { randevuID: random.pick(salon.randevular.slice(-6)), kampanyali: chance(random, 3) } }), { kasa: [] });
  },
  /** Takes its services from packages, and sells those that are in none. */
  async useSessionOfVisit(masa) {
    const { salon, random } = masa;
    for (const randevuID of salon.randevular.toReversed().slice(0, 8)) {
      const { satirlar } = await read(masa, seansDusCalls.randevu, { params: { id: randevuID } });
      if (!satirlar.some(({ haklar }) => haklar.length > 0) || chance(random, 3)) continue;
      return did(await send(masa, seansDusCalls.randevuDus, { body: { randevuID, odemeler: chance(random, 2) ? [{ odemeSekliID: anySekil(masa), tutar: lira(1 + random.int(5000)) }] : [], kampanyali: chance(random, 3) } }));
    }
    return undefined;
  },
  async restoreVisit(masa) {
    const { salon, random } = masa;
    if (salon.silinenler.length === 0) return undefined;
    const id = random.pick(salon.silinenler);
    const cevap = await send(masa, randevuCalls.restore, { body: { id } });
    if (cevap.status === 200) {
      salon.silinenler = salon.silinenler.filter((randevuID) => randevuID !== id);
      salon.randevular.push(id);
    }
    return did(cevap, { kasa: [] });
  },
  async cancelVisit(masa) {
    const { salon, random } = masa;
    if (salon.randevular.length === 0) return undefined;
    const id = random.pick(salon.randevular.slice(-6));
    if (chance(random, 2)) return did(await send(masa, randevuCalls.update, { body: { id, randevuDurumu: random.pick(['X', 'I', 'E', 'G', 'B']) } }), { kasa: [] });
    const cevap = await send(masa, randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } });
    if (cevap.status === 200) {
      salon.randevular = salon.randevular.filter((randevuID) => randevuID !== id);
      salon.silinenler.push(id);
    }
    return did(cevap, { kasa: [] });
  },
} satisfies Record<string, Is>;
