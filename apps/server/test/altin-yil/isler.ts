import { avansCalls } from '@defter/contract/avans.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { weekday } from '@defter/rules/tarih.ts';
import { HESAPLAR, type Odeme, open, paid, type Satis } from './defter.ts';
import { malIsleri } from './mal-isleri.ts';
import { odemeOf, payments, SEKILLER, toLira, wire } from './odeme.ts';
import { ask, KAMPANYALI, LIRA, RECETE, RECETELI, type Yil } from './salon.ts';

/* The acts of the desk. Each sends something to the server and writes it down; sent amounts are whole lira. */

const CARSAMBA = 3;
/** Every so many sales one with a tip, and one at the door. */
const HER_BAHSIS = 30;
const HER_KAPIDAN = 40;

/** The materials that so many services take from the shelf. */
const used = ({ urunler, mallar }: Yil, altUrunID: number, adet: number) => (altUrunID === urunler[RECETELI]!.id ? [{ mal: mallar[1]!.id, adet: adet * RECETE }] : []);

const isler = {
  async sell(yil: Yil): Promise<boolean> {
    const { random, urunler, musteriler, saticilar, defter, bugun } = yil;
    const [musteri, satici] = [random.pick(musteriler), random.pick(saticilar)];
    const satirlar = Array.from({ length: 1 + random.int(2) }, () => {
      const no = random.int(urunler.length);
      const adet = 1 + random.int(2);
      const brut = urunler[no]!.fiyat * adet * LIRA;
      const kampanya = no === KAMPANYALI && weekday(bugun) === CARSAMBA ? brut / 5 : 0;
      const iskonto = random.int(3) === 0 ? random.int(5) * 10 * LIRA : 0;
      return { altUrunID: urunler[no]!.id, adet, iskonto, tutar: brut - kampanya - iskonto };
    });
    const toplam = satirlar.reduce((sum, { tutar }) => sum + tutar, 0);
    const plan = payments(yil, musteri, toplam, satirlar.length === 1);
    const kacinci = yil.sayilar.sell ?? 0;
    const kapidan = kacinci % HER_KAPIDAN === HER_KAPIDAN - 1;
    const { odemeler, taksitler } = kapidan ? { odemeler: toplam > 0 ? [odemeOf(yil, HESAPLAR.nakit, toplam)] : [], taksitler: [] } : plan;
    const bahsis = kacinci % HER_BAHSIS === HER_BAHSIS - 1 ? { kime: satici.personelID, sekil: HESAPLAR.kart, tutar: 20 * LIRA } : null;
    const body = {
      ...(kapidan ? { kapidan } : { musteriID: musteri }),
      kampanyali: true,
      icerikler: satirlar.map(({ tutar: _tutar, iskonto, ...satir }) => ({ ...satir, iskonto: iskonto / LIRA })),
      odemeler: wire(odemeler),
      taksitler: taksitler.map(({ gun, tutar }) => ({ tarih: gun, tutar: tutar / LIRA })),
      bahsisler: bahsis ? [{ personelID: bahsis.kime, odemeSekliID: bahsis.sekil, tutar: bahsis.tutar / LIRA }] : [],
    };
    const { id, satisGuid } = await ask(yil, satisCalls.create, { body }, satici);
    const pesinat = odemeler.reduce((sum, { tutar }) => sum + tutar, 0);
    defter.satislar.push({ id, guid: satisGuid, musteri: kapidan ? null : musteri, satici: satici.personelID, gun: bugun, toplam, odemeler, pesinat, taksitler, satirSayisi: satirlar.length, paketMi: false, bahsis, iptal: null, harcanan: satirlar.flatMap(({ altUrunID, adet }) => used(yil, altUrunID, adet)) });
    return true;
  },
  async sellPackage(yil: Yil): Promise<boolean> {
    const { random, urunler, musteriler, saticilar, defter, bugun } = yil;
    const [musteri, satici, urun] = [random.pick(musteriler), random.pick(saticilar), random.pick(urunler)];
    const seans = 3 + random.int(6);
    const toplam = urun.fiyat * seans * LIRA;
    const { odemeler, taksitler, body } = payments(yil, musteri, toplam, true);
    const { id, satisGuid } = await ask(yil, paketSatisCalls.create, { body: { musteriID: musteri, eklenenler: [{ altUrunID: urun.id, miktar: seans }], ...body } }, satici);
    const { liste } = await ask(yil, seansCalls.paketler, { params: { id: musteri }, query: { sayfaBoyutu: 100 } });
    const pesinat = odemeler.reduce((sum, { tutar }) => sum + tutar, 0);
    defter.satislar.push({ id, guid: satisGuid, musteri, satici: satici.personelID, gun: bugun, toplam, odemeler, pesinat, taksitler, satirSayisi: 1, paketMi: true, bahsis: null, iptal: null, harcanan: [] });
    defter.paketler.push({ hak: liste.find(({ satisID }) => satisID === id)!.id, musteri, urun: urun.id, seans, dusulen: new Map(), harcanan: used(yil, urun.id, 1) });
    return true;
  },
  async useSession(yil: Yil): Promise<boolean> {
    const { random, defter, saticilar } = yil;
    const dolu = defter.paketler.filter(({ seans, dusulen }) => [...dusulen.values()].reduce((sum, adet) => sum + adet, 0) < seans);
    if (dolu.length === 0) return false;
    const paket = random.pick(dolu);
    const { satisGuid } = await ask(yil, seansDusCalls.create, { body: { musteriID: paket.musteri, icerikler: [{ altUrunID: paket.urun, paketHakID: paket.hak }] } }, random.pick(saticilar));
    paket.dusulen.set(satisGuid, 1);
    return true;
  },
  async putSessionBack(yil: Yil): Promise<boolean> {
    const { random, defter } = yil;
    const kullanilan = defter.paketler.filter(({ dusulen }) => dusulen.size > 0);
    if (kullanilan.length === 0) return false;
    const { dusulen } = random.pick(kullanilan);
    const satisGuid = random.pick([...dusulen.keys()]);
    await ask(yil, seansDusCalls.remove, { body: { satisGuid } });
    dusulen.delete(satisGuid);
    return true;
  },
  /** Pays two of three due instalments, on their day or late. */
  async payInstalment(yil: Yil): Promise<boolean> {
    const { defter, bugun, random } = yil;
    const due = defter.satislar.filter((satis) => {
      const istenen = satis.pesinat + satis.taksitler.filter(({ gun }) => gun <= bugun).reduce((sum, { tutar }) => sum + tutar, 0);
      return satis.iptal === null && paid(satis) < istenen && open(satis) > 0;
    });
    if (due.length === 0 || random.int(3) === 0) return false;
    const satis = random.pick(due);
    return collect(yil, satis, Math.min(open(satis), satis.taksitler[0]?.tutar ?? LIRA));
  },
  /** Collects a part of a customer's debt, the oldest sale first. */
  async collectOldest(yil: Yil): Promise<boolean> {
    const { defter, random } = yil;
    const borclu = defter.satislar.filter((satis) => open(satis) > 0);
    if (borclu.length === 0) return false;
    const { musteri } = random.pick(borclu);
    const acik = borclu.filter((satis) => satis.musteri === musteri).toSorted((a, b) => a.gun.localeCompare(b.gun) || a.id - b.id);
    // A sale with several lines is paid as a whole, so that a tenth of each part is whole too.
    const ilk = acik[0]!;
    const tutar = ilk.satirSayisi > 1 || random.int(2) === 0 ? open(ilk) : Math.max(LIRA, toLira(open(ilk) / 2));
    return collect(yil, ilk, Math.min(tutar, open(ilk)), false);
  },
  async giveBack(yil: Yil): Promise<boolean> {
    const { defter, random, bugun } = yil;
    const son = defter.satislar.slice(-40).filter((satis) => satis.iptal === null && satis.musteri !== null && satis.satirSayisi === 1 && satis.odemeler.some(({ iade }) => iade === null));
    if (son.length === 0) return false;
    const satis = random.pick(son);
    const duran = satis.odemeler.filter(({ iade }) => iade === null);
    const { satis: okunan } = await ask(yil, satisCalls.get, { params: { id: satis.id } });
    const no = random.int(duran.length);
    await ask(yil, satisCalls.iade, { body: { id: okunan.odemeler[no]!.id, neden: 'Memnun kalmadı' } });
    duran[no]!.iade = bugun;
    return true;
  },
  async cancel(yil: Yil): Promise<boolean> {
    const { defter, random, bugun } = yil;
    const son = defter.satislar.slice(-30).filter(({ iptal, paketMi }) => iptal === null && !paketMi);
    if (son.length === 0) return false;
    const satis = random.pick(son);
    await ask(yil, satisCalls.remove, { body: { satisGuid: satis.guid, neden: 'Yanlış girildi' } });
    satis.iptal = bugun;
    return true;
  },
  /** A visit with a deposit, which its sale sets off. */
  async visit(yil: Yil): Promise<boolean> {
    const { random, urunler, musteriler, defter, bugun, sutun, bayi } = yil;
    const [musteri, urun, kapora] = [random.pick(musteriler), random.pick(urunler.slice(1)), 50 * LIRA];
    const saat = `${String(9 + random.int(10)).padStart(2, '0')}:00`;
    const { id: randevuID } = await ask(yil, randevuCalls.create, { body: { musteriID: musteri, randevuSutunBaslikID: sutun, randevuTarihi: bugun, baslangicSaat: saat, bitisSaat: saat.replace('00', '30'), randevuHizmet: [{ altUrunID: urun.id }] } });
    const odemeler: Odeme[] = [];
    if (random.int(2) === 0) {
      await ask(yil, kaporaCalls.create, { body: { randevuID, odemeSekliID: HESAPLAR.nakit, tutar: kapora / LIRA } });
      odemeler.push(odemeOf(yil, HESAPLAR.nakit, kapora));
    }
    const { id } = await ask(yil, randevuCalls.satis, { body: { randevuID } });
    const toplam = urun.fiyat * LIRA;
    const kalan = odemeOf(yil, HESAPLAR.kart, toplam - (odemeler.length > 0 ? kapora : 0));
    const { satisGuid } = await ask(yil, satisCalls.update, { body: { id, islemde: false, odemeler: wire([kalan]) } });
    // The deposit becomes a payment after those of the desk.
    defter.satislar.push({ id, guid: satisGuid, musteri, satici: bayi.personelID, gun: bugun, toplam, odemeler: [kalan, ...odemeler], pesinat: 0, taksitler: [], satirSayisi: 1, paketMi: false, bahsis: null, iptal: null, harcanan: used(yil, urun.id, 1) });
    return true;
  },
  /** Takes money in advance from a customer without a debt. */
  async advance(yil: Yil): Promise<boolean> {
    const { random, defter, musteriler, bugun } = yil;
    const bos = musteriler.filter((id) => !defter.satislar.some((satis) => satis.musteri === id && open(satis) > 0));
    if (bos.length === 0) return false;
    const [musteri, sekil, tutar] = [random.pick(bos), random.pick(SEKILLER), (5 + random.int(20)) * 10 * LIRA];
    await ask(yil, satisCalls.tahsilat, { body: { model: [{ musteriID: musteri, odemeSekliID: sekil, tutar: tutar / LIRA }], avans: true } });
    defter.avanslar.push({ musteri, sekil, kalan: tutar });
    defter.digerleri.push({ sekil, gelir: tutar, gider: 0, gun: bugun, avansMi: true });
    return true;
  },
  /** Pays for a sale of one line with the oldest credit, which moves from its own row of the till to that of the sale. */
  async setOff(yil: Yil): Promise<boolean> {
    const { defter, bugun } = yil;
    const satis = defter.satislar.find(({ musteri, satirSayisi, ...rest }) => satirSayisi === 1 && open({ musteri, satirSayisi, ...rest }) > 0 && defter.avanslar.some((avans) => avans.musteri === musteri && avans.kalan > 0));
    if (!satis) return false;
    const avans = defter.avanslar.find(({ musteri, kalan }) => musteri === satis.musteri && kalan > 0)!;
    const tutar = Math.min(avans.kalan, open(satis));
    await ask(yil, avansCalls.mahsup, { body: { musteriID: satis.musteri, satisID: satis.id, tutar: tutar / LIRA } });
    satis.odemeler.push(odemeOf(yil, avans.sekil, tutar));
    defter.digerleri.push({ sekil: avans.sekil, gelir: -tutar, gider: 0, gun: bugun, avansMi: true });
    avans.kalan -= tutar;
    return true;
  },
  async spend(yil: Yil): Promise<boolean> {
    const { random, defter, bugun } = yil;
    const [sekil, tutar, gelirMi] = [random.pick(SEKILLER), (10 + random.int(40)) * LIRA, random.int(4) === 0];
    const { id } = await ask(yil, kasaCalls.create, { body: { gelirMi, odemeSekliID: sekil, tutar: tutar / LIRA } });
    const hareket = { sekil, gelir: gelirMi ? tutar : 0, gider: gelirMi ? 0 : tutar, gun: bugun };
    defter.digerleri.push(hareket);
    if (random.int(3) > 0) return true;
    await ask(yil, kasaCalls.remove, { body: { id } });
    defter.digerleri.push({ ...hareket, gelir: -hareket.gelir, gider: -hareket.gider });
    return true;
  },
  async transfer(yil: Yil): Promise<boolean> {
    const { random, defter } = yil;
    const [cikan, giren] = random.int(2) === 0 ? [HESAPLAR.nakit, HESAPLAR.havale] : [HESAPLAR.kart, HESAPLAR.havale];
    const tutar = (10 + random.int(90)) * LIRA;
    await ask(yil, kasaCalls.aktar, { body: { odemeSekliID: cikan, virmanID: giren, tutar: tutar / LIRA } });
    defter.aktarimlar.push({ cikan, giren, tutar });
    return true;
  },
};

async function collect(yil: Yil, satis: Satis, tutar: number, named = true): Promise<boolean> {
  const sekil = yil.random.pick(SEKILLER);
  await ask(yil, satisCalls.tahsilat, { body: { model: [{ musteriID: satis.musteri, odemeSekliID: sekil, tutar: tutar / LIRA, ...(named && { tahsilatSatisID: satis.id }) }] } });
  satis.odemeler.push(odemeOf(yil, sekil, tutar));
  return true;
}

const ISLER = { ...isler, ...malIsleri };
type Is = keyof typeof ISLER;
/** The frequency of each act, in percent. */
const AGIRLIKLAR: Readonly<Record<Is, number>> = {
  sell: 18,
  sellPackage: 7,
  useSession: 15,
  putSessionBack: 2,
  payInstalment: 12,
  collectOldest: 8,
  giveBack: 4,
  cancel: 4,
  visit: 6,
  spend: 6,
  transfer: 2,
  advance: 2,
  setOff: 2,
  buyGoods: 1,
  sellGoods: 6,
  wasteGoods: 1,
  countGoods: 1,
  loadPoints: 1,
  movePoints: 1,
  withdraw: 1,
};
const HEPSI = Object.entries(AGIRLIKLAR).flatMap(([ad, agirlik]) => Array.from({ length: agirlik }, () => ad as Is));

/** Does the next random act; one that is not possible yet is replaced by another. */
export async function happen(yil: Yil): Promise<void> {
  for (;;) {
    const ad = yil.random.pick(HEPSI);
    if (!(await ISLER[ad](yil))) continue;
    yil.sayilar[ad] = (yil.sayilar[ad] ?? 0) + 1;
    return;
  }
}
