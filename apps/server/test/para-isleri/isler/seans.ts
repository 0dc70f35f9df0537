import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { addDays, addMonths } from '@defter/rules/tarih.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyMusteri, did, type Is, kurusOf } from '../masa.ts';
import { anyHak, anySatis, listSatislar } from '../sec.ts';
import { anyOdemeler, geri, kasaOf, toplamOf } from './odeme.ts';

const HICBIR = { kasa: [], bakiye: [] };
const neden = 'Müşteri istedi';

/* Acts on sessions that were bought. */
export const seansIsleri = {
  /** Takes sessions, sometimes with another line that is sold. */
  async useSession(masa) {
    const { random, salon } = masa;
    const secilen = await anyHak(masa, ({ durum, kalan }) => durum === 'acik' && kalan > 0);
    if (!secilen) return undefined;
    const { musteriID, hak } = secilen;
    const icerikler = [{ altUrunID: hak.altUrunID, adet: 1 + (chance(random, 5) ? random.int(3) : 0), ...(chance(random, 2) && { paketHakID: hak.id }) }];
    const yaninda = chance(random, 4) ? [{ altUrunID: random.pick(salon.mallar).id, adet: 1, birimFiyat: 50 }] : [];
    const odemeler = yaninda.length > 0 ? anyOdemeler(masa, 5000) : [];
    const cevap = await send(masa, seansDusCalls.create, { body: { musteriID, icerikler: [...icerikler, ...yaninda], odemeler } });
    return did(cevap, { kasa: kasaOf(masa, odemeler), bakiye: [[musteriID, kurusOf(cevap.toplamTutar) - toplamOf(odemeler)]] });
  },
  async putSessionBack(masa) {
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.seans });
    if (!satis) return undefined;
    const cevap = await send(masa, seansDusCalls.remove, { body: { satisGuid: satis.satisGuid } });
    return did(cevap, { kasa: geri([...kasaOf(masa, satis.odemeler), ...kasaOf(masa, satis.bahsisler)]), bakiye: [[satis.musteriID!, -kurusOf(satis.kalan)]] });
  },
  async changeSession(masa) {
    const dusumler = await listSatislar(masa, { satisTuru: SatisDurumu.seans });
    if (dusumler.length === 0) return undefined;
    const { satis } = await read(masa, seansDusCalls.get, { params: { id: masa.random.pick(dusumler).id } });
    const icerikler = satis.icerikler.map((satir) => ({ ...satir, ...(satir.paketten && { adet: 1 + masa.random.int(3), birimFiyat: null }) }));
    const cevap = await send(masa, seansDusCalls.update, { body: { id: satis.id, surum: satis.surum, icerikler } });
    return did(cevap, { kasa: [], bakiye: [[satis.musteriID!, kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar)]] });
  },
  async removeSessionLine(masa) {
    const satis = await anySatis(masa, { satisTuru: SatisDurumu.seans }, ({ hizmetler }) => hizmetler?.includes(',') === true);
    if (!satis) return undefined;
    const cevap = await send(masa, seansDusCalls.removeIcerik, { body: { id: masa.random.pick(satis.icerikler).id } });
    return did(cevap, { kasa: [], bakiye: [[satis.musteriID!, kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar)]] });
  },
  async freeze(masa) {
    const secilen = await anyHak(masa, ({ durum }) => durum === 'acik');
    return secilen && did(await send(masa, seansIslemiCalls.dondur, { body: { paketHakID: secilen.hak.id, bitis: addDays(masa.salon.bugun, 1 + masa.random.int(20)), neden, tumu: chance(masa.random, 3) } }), HICBIR);
  },
  async extend(masa) {
    const secilen = await anyHak(masa, ({ bitis }) => bitis !== null);
    return secilen && did(await send(masa, seansIslemiCalls.uzat, { body: { paketHakID: secilen.hak.id, bitis: addMonths(secilen.hak.bitis!, 1), neden } }), HICBIR);
  },
  async transferSessions(masa) {
    const secilen = await anyHak(masa, ({ kalan, sahibi }) => kalan > 0 && sahibi === null);
    if (!secilen) return undefined;
    const adet = chance(masa.random, 2) ? {} : { adet: 1 + masa.random.int(secilen.hak.kalan) };
    return did(await send(masa, seansIslemiCalls.devret, { body: { paketHakID: secilen.hak.id, musteriID: anyMusteri(masa), ...adet, neden, tumu: chance(masa.random, 3) } }), HICBIR);
  },
  async share(masa) {
    const secilen = await anyHak(masa, ({ kullanim, sahibi }) => kullanim === 'aile' && sahibi === null);
    return secilen && did(await send(masa, seansIslemiCalls.paylas, { body: { paketHakID: secilen.hak.id, musteriID: anyMusteri(masa), neden } }), HICBIR);
  },
  /** Exchanges sessions for those of another service, and pays the difference. */
  async exchange(masa) {
    const { random, salon, kim } = masa;
    const secilen = await anyHak(masa, ({ kalan, durum, sahibi }) => kalan > 0 && durum === 'acik' && sahibi === null);
    if (!secilen) return undefined;
    const { hak, musteriID } = secilen;
    const ne = { adet: 1 + random.int(hak.kalan), altUrunID: random.pick(salon.hizmetler).id, yeniAdet: 1 + random.int(4) };
    const hesap = await salon.server.send(seansIslemiCalls.degisimHesabi, { params: { id: hak.id }, query: ne }, { jeton: kim.jeton });
    if (hesap.status !== 200 || hesap.fark < 0) return undefined;
    const odemeler = anyOdemeler(masa, kurusOf(hesap.fark));
    const cevap = await send(masa, seansIslemiCalls.degistir, { body: { paketHakID: hak.id, ...ne, fark: hesap.fark, odemeler, neden } });
    return did(cevap, { kasa: kasaOf(masa, odemeler), bakiye: [[musteriID, kurusOf(hesap.fark) - toplamOf(odemeler)]] });
  },
  async undoSessionAct(masa) {
    const secilen = await anyHak(masa, () => true);
    if (!secilen) return undefined;
    const { liste } = await read(masa, seansCalls.hareketler, { params: { id: secilen.hak.id } });
    const islem = liste.find(({ islemID }) => islemID !== null);
    return islem && did(await send(masa, seansIslemiCalls.geriAl, { body: { id: islem.islemID } }));
  },
} satisfies Record<string, Is>;
