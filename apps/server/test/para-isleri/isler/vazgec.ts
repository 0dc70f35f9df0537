import { avansCalls } from '@defter/contract/avans.ts';
import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { read, send } from '../../isler/masa.ts';
import { anyMusteri, anySekil, type Is, lira, type Masa, type Yapilan } from '../masa.ts';
import { anyHak } from '../sec.ts';
import { anyOdemeler } from './odeme.ts';
import { anySepet } from './satir.ts';

type Cevap = { status: number; message: string };
/** Acts that return the way to undo them at once. */
type Deneme = (masa: Masa) => Promise<{ cevap: Cevap; geri: () => Promise<Cevap> } | undefined>;
const neden = 'Yanlış basıldı';

const DENEMELER: readonly Deneme[] = [
  async (masa) => {
    const { toplam, ...sepet } = anySepet(masa);
    const cevap = await send(masa, satisCalls.create, { body: { musteriID: anyMusteri(masa), ...sepet, odemeler: anyOdemeler(masa, toplam) } });
    return { cevap, geri: () => send(masa, satisCalls.remove, { body: { satisGuid: cevap.satisGuid, neden } }) };
  },
  async (masa) => {
    const cevap = await send(masa, paketSatisCalls.create, { body: { musteriID: anyMusteri(masa), menuID: masa.salon.program, icerikler: [], eklenenler: [], odemeler: anyOdemeler(masa, 100_000) } });
    return { cevap, geri: () => send(masa, paketSatisCalls.remove, { body: { satisGuid: cevap.satisGuid, neden } }) };
  },
  /** Undoes a collection whose excess became credit. */
  async (masa) => {
    const model = [{ musteriID: anyMusteri(masa), odemeSekliID: anySekil(masa), tutar: lira(1 + masa.random.int(90_000)) }];
    const cevap = await send(masa, satisCalls.tahsilat, { body: { model, avans: true } });
    return { cevap, geri: () => send(masa, satisCalls.tahsilatGeriAl, { body: { tahsilatID: cevap.tahsilatID, neden } }) };
  },
  async (masa) => {
    const musteriID = anyMusteri(masa);
    const { avans, liste } = await read(masa, satisCalls.acik, { params: { id: musteriID } });
    if (avans === 0 || liste.length === 0) return undefined;
    const cevap = await send(masa, avansCalls.mahsup, { body: { musteriID } });
    return { cevap, geri: () => send(masa, satisCalls.tahsilatGeriAl, { body: { tahsilatID: cevap.tahsilatID, neden } }) };
  },
  async (masa) => {
    const { liste } = await read(masa, taksitCalls.list, { query: {} });
    if (liste.length === 0) return undefined;
    const { satis } = await read(masa, satisCalls.get, { params: { id: masa.random.pick(liste).satisID } });
    const cevap = await send(masa, taksitCalls.kapat, { body: { satisID: satis.id, odemeler: [{ odemeSekliID: anySekil(masa), tutar: satis.kalan }] } });
    return { cevap, geri: () => send(masa, satisCalls.tahsilatGeriAl, { body: { tahsilatID: cevap.tahsilatID, neden } }) };
  },
  async (masa) => {
    const secilen = await anyHak(masa, ({ durum, kalan }) => durum === 'acik' && kalan > 0);
    if (!secilen) return undefined;
    const cevap = await send(masa, seansDusCalls.create, { body: { musteriID: secilen.musteriID, icerikler: [{ altUrunID: secilen.hak.altUrunID, paketHakID: secilen.hak.id }], odemeler: [] } });
    return { cevap, geri: () => send(masa, seansDusCalls.remove, { body: { satisGuid: cevap.satisGuid, neden } }) };
  },
  async (masa) => {
    const secilen = await anyHak(masa, ({ kalan, sahibi, durum }) => kalan > 0 && sahibi === null && durum === 'acik');
    if (!secilen) return undefined;
    const cevap = await send(masa, seansIslemiCalls.devret, { body: { paketHakID: secilen.hak.id, musteriID: anyMusteri(masa), adet: 1 + masa.random.int(secilen.hak.kalan), neden } });
    return { cevap, geri: () => send(masa, seansIslemiCalls.geriAl, { body: { id: cevap.id, neden } }) };
  },
  async (masa) => {
    const cevap = await send(masa, kasaCalls.aktar, { body: { odemeSekliID: anySekil(masa), virmanID: anySekil(masa), tutar: lira(1 + masa.random.int(9000)) } });
    return { cevap, geri: () => send(masa, kasaCalls.remove, { body: { id: cevap.id } }) };
  },
  async (masa) => {
    const [kalanID, gidenID] = [anyMusteri(masa), anyMusteri(masa)];
    if (kalanID === gidenID) return undefined;
    const cevap = await send(masa, birlestirmeCalls.birlestir, { body: { kalanID, gidenID } });
    return { cevap, geri: () => send(masa, birlestirmeCalls.geriAl, { body: { id: cevap.birlestirmeID } }) };
  },
];

/** The owner does an act and undoes it at once: everything is as before. */
export const vazgecIsleri = {
  async thinkBetter({ salon, random, iz }): Promise<Yapilan> {
    const masa = { salon, random, iz, kim: salon.bayi };
    const deneme = await random.pick(DENEMELER)(masa);
    if (!deneme || deneme.cevap.status !== 200) return deneme?.cevap && { status: deneme.cevap.status, message: deneme.cevap.message };
    const { status, message } = await deneme.geri();
    return { status, message, vazgecildi: true };
  },
} satisfies Record<string, Is>;
