import { avansCalls } from '@defter/contract/avans.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyMusteri, anySekil, anyTutar, did, type Is, kurusOf, lira, type Masa } from '../masa.ts';
import { anySatis, listSatislar } from '../sec.ts';
import { geri, kasaOf, toplamOf } from './odeme.ts';

const borcOf = (masa: Masa, id: number) => read(masa, satisCalls.acik, { params: { id } });

/* Money that is collected apart from a sale, and refunds. */
export const tahsilatIsleri = {
  /** Collects for the oldest sales, for one of them, or by two methods at once. */
  async collect(masa) {
    const { random } = masa;
    const musteriID = anyMusteri(masa);
    const { toplam, liste } = await borcOf(masa, musteriID);
    if (liste.length === 0) return undefined;
    const satis = chance(random, 2) ? random.pick(liste) : undefined;
    const enCok = kurusOf(satis?.kalan ?? toplam);
    const n = chance(random, 4) ? 2 : 1;
    const tutar = lira(Math.max(1, Math.floor(anyTutar(random, enCok) / n)));
    const gun = chance(random, 8) ? { tarih: addDays(masa.salon.bugun, -random.int(4)) } : {};
    const model = Array.from({ length: n }, () => ({ musteriID, odemeSekliID: anySekil(masa), tutar, ...gun, ...(satis && { tahsilatSatisID: satis.id }) }));
    const cevap = await send(masa, satisCalls.tahsilat, { body: { model, avans: chance(random, 3) } });
    return did(cevap, { kasa: kasaOf(masa, model), bakiye: [[musteriID, -toplamOf(model)]] });
  },
  /** Collects from two customers in one act. */
  async collectTogether(masa) {
    const borclular = [...new Set((await listSatislar(masa, { borcluMu: true })).map(({ musteriID }) => musteriID))].filter((id) => id !== null).slice(0, 2);
    if (borclular.length < 2) return undefined;
    const model = borclular.map((musteriID) => ({ musteriID, odemeSekliID: anySekil(masa), tutar: lira(1 + masa.random.int(500)) }));
    const cevap = await send(masa, satisCalls.tahsilat, { body: { model, avans: true } });
    return did(cevap, { kasa: kasaOf(masa, model), bakiye: model.map(({ musteriID, tutar }) => [musteriID, -kurusOf(tutar)]) });
  },
  async takeBackCollection(masa) {
    const satis = await anySatis(masa, {}, ({ alinan, musteriID }) => alinan > 0 && musteriID !== null);
    if (!satis) return undefined;
    return did(await send(masa, satisCalls.tahsilatGeriAl, { body: { satisGuid: satis.satisGuid, musteriID: satis.musteriID, neden: 'Yanlış tahsilat' } }));
  },
  async giveBack(masa) {
    const satis = await anySatis(masa, {}, ({ alinan }) => alinan > 0);
    if (!satis || satis.odemeler.length === 0) return undefined;
    const odeme = masa.random.pick(satis.odemeler);
    const cevap = await send(masa, satisCalls.iade, { body: { id: odeme.id, neden: 'Memnun kalmadı' } });
    return did(cevap, { kasa: geri(kasaOf(masa, [odeme])), bakiye: satis.musteriID === null ? [] : [[satis.musteriID, kurusOf(odeme.tutar)]] });
  },
  async giveTipBack(masa) {
    for (const { id } of (await listSatislar(masa)).slice(0, 12)) {
      const { satis } = await read(masa, satisCalls.get, { params: { id } });
      const [bahsis] = satis.bahsisler;
      if (bahsis) return did(await send(masa, satisCalls.bahsisIade, { body: { id: bahsis.id } }), { kasa: geri(kasaOf(masa, [bahsis])), bakiye: [] });
    }
    return undefined;
  },
  async takeCredit(masa) {
    const musteriID = anyMusteri(masa);
    const model = [{ musteriID, odemeSekliID: anySekil(masa), tutar: lira(1 + masa.random.int(60_000)) }];
    return did(await send(masa, satisCalls.tahsilat, { body: { model, avans: true } }), { kasa: kasaOf(masa, model), bakiye: [[musteriID, -toplamOf(model)]] });
  },
  /** Sets credit off against open sales: no money comes in, and the balance stays. */
  async setOff(masa) {
    const musteriID = anyMusteri(masa);
    const { avans, liste } = await borcOf(masa, musteriID);
    if (avans === 0 || liste.length === 0) return undefined;
    const secim = { ...(chance(masa.random, 2) && { satisID: masa.random.pick(liste).id }), ...(chance(masa.random, 2) && { tutar: lira(anyTutar(masa.random, kurusOf(avans))) }) };
    return did(await send(masa, avansCalls.mahsup, { body: { musteriID, ...secim } }), { kasa: [], bakiye: [] });
  },
  async giveCreditBack(masa) {
    const musteriID = anyMusteri(masa);
    const { liste } = await read(masa, avansCalls.get, { params: { id: musteriID } });
    if (liste.length === 0) return undefined;
    const { id, kalan } = masa.random.pick(liste);
    return did(await send(masa, avansCalls.iade, { body: { id, neden: 'İstedi' } }), { bakiye: [[musteriID, kurusOf(kalan)]] });
  },
} satisfies Record<string, Is>;
