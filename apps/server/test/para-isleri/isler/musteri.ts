import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { puanCalls } from '@defter/contract/puan.ts';
import { buildMusteri } from '../../build.ts';
import { chance, read, send } from '../../isler/masa.ts';
import { anyMusteri, did, type Is, lira, type Masa } from '../masa.ts';

const HICBIR = { kasa: [], bakiye: [] };

/** Replaces a customer who is gone by a new one. */
async function replace({ salon }: Masa, giden: number): Promise<void> {
  const { id } = await buildMusteri(salon.server, salon.bayi);
  salon.musteriler = [...salon.musteriler.filter((musteri) => musteri !== giden), id];
}

/* Acts on customers, on their points and their prices. */
export const musteriIsleri = {
  async loadPoints(masa) {
    return did(await send(masa, puanCalls.yukle, { body: { musteriID: anyMusteri(masa), puan: lira(masa.random.int(6000) - 1500), neden: 'Hediye' } }), HICBIR);
  },
  async movePoints(masa) {
    return did(await send(masa, puanCalls.aktar, { body: { musteriID: anyMusteri(masa), aliciID: anyMusteri(masa), puan: lira(1 + masa.random.int(900)), neden: 'Hediye' } }), HICBIR);
  },
  /** Merges two records into one with the data of both. */
  async merge(masa) {
    const [kalanID, gidenID] = [anyMusteri(masa), anyMusteri(masa)];
    if (kalanID === gidenID) return undefined;
    const cevap = await send(masa, birlestirmeCalls.birlestir, { body: { kalanID, gidenID } });
    if (cevap.status === 200) await replace(masa, gidenID);
    return did(cevap, { kasa: [] });
  },
  async unmerge(masa) {
    const { liste } = await read(masa, birlestirmeCalls.birlestirmeler, { query: {} });
    const son = liste.find(({ geriAlinabilir }) => geriAlinabilir);
    if (!son) return undefined;
    const cevap = await send(masa, birlestirmeCalls.geriAl, { body: { id: son.id } });
    if (cevap.status === 200) {
      const { salon } = masa;
      const { liste: hepsi } = await read(masa, musteriCalls.list, { query: { sayfaBoyutu: 500 } });
      salon.musteriler = hepsi.map(({ id }) => id).filter((id) => !salon.unutulanlar.has(id));
    }
    return did(cevap, { kasa: [] });
  },
  /** The debt and the movements of an anonymised customer stay. */
  async forget(masa) {
    const id = anyMusteri(masa);
    const cevap = await send(masa, kvkkCalls.anonimlestir, { body: { id } });
    if (cevap.status === 200) {
      masa.salon.unutulanlar.add(id);
      await replace(masa, id);
    }
    return did(cevap, { kasa: [] });
  },
  /** Sets a price of the customer's own. */
  async agreePrice(masa) {
    const { salon, random } = masa;
    const [musteriID, { id: altUrunID, fiyat }] = [anyMusteri(masa), random.pick(salon.hizmetler)];
    const { liste } = await read(masa, musteriFiyatiCalls.list, { params: { id: musteriID } });
    const [eski] = liste;
    if (eski && chance(random, 2)) return did(await send(masa, musteriFiyatiCalls.remove, { body: { id: eski.id } }), HICBIR);
    return did(await send(masa, musteriFiyatiCalls.create, { body: { musteriID, altUrunID, fiyat: lira(Math.round(fiyat * (50 + random.int(50)))) } }), HICBIR);
  },
  async switchCampaign(masa) {
    return did(await send(masa, kampanyaCalls.aktif, { body: { id: masa.salon.kampanya, aktifMi: chance(masa.random, 2) } }), HICBIR);
  },
} satisfies Record<string, Is>;
