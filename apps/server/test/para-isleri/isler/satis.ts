import { satisCalls, SatisDurumu } from '@defter/contract/satis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, send } from '../../isler/masa.ts';
import { anyMusteri, anySekil, did, type Is, kurusOf, lira, type Masa } from '../masa.ts';
import { anySatis } from '../sec.ts';
import { anyOdemeler, anyPlan, geri, kasaOf, toplamOf } from './odeme.ts';
import { anySepet } from './satir.ts';

/** A tip for the seller, seldom. */
const anyBahsisler = (masa: Masa) => (chance(masa.random, 8) ? [{ personelID: masa.kim.personelID, odemeSekliID: anySekil(masa), tutar: lira(1 + masa.random.int(9000)) }] : []);

/** Sells to a customer, or at the door to somebody without a card. */
async function sell(masa: Masa, { kapidan = false, taksitli = false, islemde = false }) {
  const { random, salon } = masa;
  const musteriID = anyMusteri(masa);
  const { toplam, ...sepet } = anySepet(masa);
  const odemeler = kapidan ? [{ odemeSekliID: anySekil(masa), tutar: lira(toplam) }] : anyOdemeler(masa, toplam);
  const taksitler = taksitli ? anyPlan(masa, toplam - toplamOf(odemeler)) : [];
  const bahsisler = anyBahsisler(masa);
  const gecmis = chance(random, 12) ? { tarih: addDays(salon.bugun, -1 - random.int(5)) } : {};
  const cevap = await send(masa, satisCalls.create, {
    body: { ...(kapidan ? { kapidan } : { musteriID }), ...sepet, ...gecmis, odemeler, taksitler, bahsisler, islemde, kampanyali: !taksitli && !kapidan && chance(random, 4) },
  });
  const borc: [number, number][] = kapidan ? [] : [[musteriID, kurusOf(cevap.toplamTutar) - toplamOf(odemeler)]];
  return did(cevap, { kasa: [...kasaOf(masa, odemeler), ...kasaOf(masa, bahsisler)], bakiye: borc });
}

export const satisIsleri = {
  sell: (masa) => sell(masa, {}),
  sellInInstalments: (masa) => sell(masa, { taksitli: true }),
  sellAtDoor: (masa) => sell(masa, { kapidan: true }),
  begin: (masa) => sell(masa, { islemde: true }),
  /** Sells, and pays with some of the customer's credit at the same time. */
  async sellByCredit(masa) {
    const musteriID = anyMusteri(masa);
    const { toplam, ...sepet } = anySepet(masa);
    const cevap = await send(masa, satisCalls.create, { body: { musteriID, ...sepet, odemeler: [], avans: lira(1 + masa.random.int(Math.max(1, toplam))) } });
    return did(cevap, { kasa: [], bakiye: [[musteriID, kurusOf(cevap.toplamTutar)]] });
  },
  /** Finishes an open sale and pays it. */
  async finish(masa) {
    const satis = await anySatis(masa, { islemde: true });
    if (!satis) return undefined;
    const yeni = anyOdemeler(masa, kurusOf(satis.kalan));
    const cevap = await send(masa, satisCalls.update, { body: { id: satis.id, surum: satis.surum, islemde: false, odemeler: [...satis.odemeler, ...yeni] } });
    // The deposit of its appointment is on the account already.
    return did(cevap, { kasa: kasaOf(masa, yeni), bakiye: satis.musteriID === null ? [] : [[satis.musteriID, -toplamOf(yeni)]] });
  },
  /** Changes lines, discounts or payments of a sale, and keeps some of them. */
  async change(masa) {
    const { random } = masa;
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.satis });
    if (!satis) return undefined;
    const { toplam: _toplam, ...sepet } = anySepet(masa);
    const kalanlar = satis.icerikler.filter(() => random.int(3) > 0);
    const yeni = chance(random, 3) ? anyOdemeler(masa, kurusOf(satis.kalan)) : [];
    const taksitler = satis.taksitler.length > 0 && chance(random, 2) ? { taksitler: [] } : {};
    const body = { ...sepet, icerikler: [...kalanlar, ...(kalanlar.length > 0 && chance(random, 2) ? [] : sepet.icerikler)], odemeler: [...satis.odemeler, ...yeni], ...taksitler };
    const cevap = await send(masa, satisCalls.update, { body: { id: satis.id, surum: satis.surum, ...body, kampanyali: chance(random, 4) } });
    const fark = kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar) - toplamOf(yeni);
    return did(cevap, { kasa: kasaOf(masa, yeni), bakiye: satis.musteriID === null ? [] : [[satis.musteriID, fark]] });
  },
  /** Changes the customer of a sale. */
  async changeCustomer(masa) {
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.satis }, ({ randevuID }) => randevuID === null);
    if (!satis) return undefined;
    const musteriID = anyMusteri(masa);
    const cevap = await send(masa, satisCalls.update, { body: { id: satis.id, surum: satis.surum, musteriID } });
    const kalan = kurusOf(satis.kalan);
    return did(cevap, { kasa: [], bakiye: [...(satis.musteriID === null ? [] : [[satis.musteriID, -kalan] as const]), [musteriID, kalan]] });
  },
  async moveDay(masa) {
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.satis });
    if (!satis) return undefined;
    const cevap = await send(masa, satisCalls.update, { body: { id: satis.id, surum: satis.surum, tarih: addDays(satis.tarih, masa.random.int(9) - 6) } });
    return did(cevap, { kasa: [], bakiye: [] });
  },
  async removeLine(masa) {
    // A sale with several lines.
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.satis, borcluMu: true }, ({ hizmetler }) => hizmetler?.includes(',') === true);
    if (!satis) return undefined;
    const cevap = await send(masa, satisCalls.removeUrun, { body: { id: masa.random.pick(satis.icerikler).id } });
    return did(cevap, { kasa: [], bakiye: satis.musteriID === null ? [] : [[satis.musteriID, kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar)]] });
  },
  /** Cancelling a sale gives its payments back, tips too, and removes its debt. */
  async cancel(masa) {
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.satis });
    if (!satis) return undefined;
    const cevap = await send(masa, satisCalls.remove, { body: { satisGuid: satis.satisGuid, neden: 'Yanlış girildi' } });
    return did(cevap, { kasa: geri([...kasaOf(masa, satis.odemeler), ...kasaOf(masa, satis.bahsisler)]), bakiye: satis.musteriID === null ? [] : [[satis.musteriID, -kurusOf(satis.kalan)]] });
  },
} satisfies Record<string, Is>;
