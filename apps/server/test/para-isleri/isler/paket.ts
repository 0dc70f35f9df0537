import { paketSatisCalls } from '@defter/contract/paket-satis.ts';
import { SatisDurumu } from '@defter/contract/satis.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyMusteri, did, type Is, kurusOf, type Masa } from '../masa.ts';
import { anySatis, listSatislar } from '../sec.ts';
import { anyOdemeler, anyPlan, geri, kasaOf, toplamOf } from './odeme.ts';

/** A package of this sale as its own page reads it. */
async function anyPaket(masa: Masa) {
  const satis = await anySatis(masa, { satisTuru: SatisDurumu.paket });
  return satis && (await read(masa, paketSatisCalls.get, { params: { id: satis.id } })).satis;
}

/* Acts on packages: selling, changing, cancelling and giving back. */
export const paketIsleri = {
  /** By a program, or as a free package; paid now, later or in instalments. */
  async sellPackage(masa) {
    const { salon, random } = masa;
    const musteriID = anyMusteri(masa);
    const [altUrun, miktar] = [random.pick(salon.hizmetler), 1 + random.int(9)];
    const programli = chance(random, 2);
    const toplam = programli ? 100_000 : kurusOf(altUrun.fiyat) * miktar;
    const odemeler = anyOdemeler(masa, toplam);
    const taksitler = chance(random, 2) ? anyPlan(masa, toplam - toplamOf(odemeler)) : [];
    const ne = programli ? { menuID: salon.program, icerikler: [], eklenenler: [] } : { eklenenler: [{ altUrunID: altUrun.id, miktar }], icerikler: chance(random, 4) ? [{ altUrunID: salon.mallar[0]!.id }] : [] };
    const cevap = await send(masa, paketSatisCalls.create, { body: { musteriID, ...ne, odemeler, taksitler, kampanyali: chance(random, 6) } });
    return did(cevap, { kasa: kasaOf(masa, odemeler), bakiye: [[musteriID, kurusOf(cevap.toplamTutar) - toplamOf(odemeler)]] });
  },
  /** Changes the number of sessions, the discount or the payments. */
  async changePackage(masa) {
    const satis = await anyPaket(masa);
    if (!satis) return undefined;
    const { random } = masa;
    const eklenenler = satis.eklenenler.map((satir) => (chance(random, 2) ? { ...satir, miktar: 1 + random.int(10) } : chance(random, 4) ? { ...satir, iskontoTip: '%', iskonto: random.int(6000) / 100 } : satir));
    const yeni = anyOdemeler(masa, kurusOf(satis.kalan));
    const cevap = await send(masa, paketSatisCalls.update, { body: { id: satis.id, surum: satis.surum, eklenenler, odemeler: [...satis.odemeler, ...yeni], ...(chance(random, 3) && { taksitler: [] }) } });
    return did(cevap, { kasa: kasaOf(masa, yeni), bakiye: [[satis.musteriID!, kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar) - toplamOf(yeni)]] });
  },
  async removePackageLine(masa) {
    const satis = await anyPaket(masa);
    if (!satis || satis.eklenenler.length === 0) return undefined;
    const cevap = await send(masa, paketSatisCalls.removeUrun, { body: { id: masa.random.pick(satis.eklenenler).id } });
    return did(cevap, { kasa: [], bakiye: [[satis.musteriID!, kurusOf(cevap.toplamTutar) - kurusOf(satis.toplamTutar)]] });
  },
  async cancelPackage(masa) {
    const satis = await anyPaket(masa);
    if (!satis) return undefined;
    const cevap = await send(masa, paketSatisCalls.remove, { body: { satisGuid: satis.satisGuid, neden: 'Yanlış girildi' } });
    return did(cevap, { kasa: geri(kasaOf(masa, satis.odemeler)), bakiye: [[satis.musteriID!, -kurusOf(satis.kalan)]] });
  },
  /** Gives a package back as its page shows: payments go back by their methods, and used sessions stay owed. */
  async returnPackage(masa) {
    const { salon, random } = masa;
    const paketler = await listSatislar(masa, { satisTuru: SatisDurumu.paket });
    if (paketler.length === 0) return undefined;
    const { id: satisID, musteriID, kalan } = random.pick(paketler);
    const secim = chance(random, 2) ? {} : { iadeKurali: random.pick(['tek', 'paket']), kesintiYuzdesi: random.int(2500) / 100 };
    const hesap = await salon.server.send(paketSatisCalls.iadeHesabi, { params: { id: satisID }, query: secim }, { jeton: salon.bayi.jeton });
    if (hesap.status !== 200) return undefined;
    const { iade, borc, odemeler } = hesap.hesap;
    const cevap = await send(masa, paketSatisCalls.iadeAl, { body: { satisID, ...secim, iade, neden: 'Taşınıyor' } });
    return did(cevap, { kasa: geri(kasaOf(masa, odemeler)), bakiye: [[musteriID!, kurusOf(borc) - kurusOf(kalan)]] });
  },
} satisfies Record<string, Is>;
