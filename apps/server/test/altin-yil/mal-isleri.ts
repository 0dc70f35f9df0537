import { puanCalls } from '@defter/contract/puan.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { points, stock } from './defter.ts';
import { payments } from './odeme.ts';
import { ask, LIRA, type Yil } from './salon.ts';

/** Only customers with points left afterwards move points. */
const EN_AZ_PUAN = 20 * LIRA;

/* Acts on goods, points given by hand, and missed appointments. */
export const malIsleri = {
  async buyGoods(yil: Yil): Promise<boolean> {
    const { random, mallar, defter } = yil;
    const mal = random.pick(mallar);
    const adet = 10 + random.int(20);
    await ask(yil, stokCalls.createGiris, { body: { icerikler: [{ altUrunID: mal.id, miktar: adet, tutar: adet * (mal.maliyet + random.int(5)) }] } });
    defter.malHareketleri.push({ mal: mal.id, adet });
    return true;
  },
  async sellGoods(yil: Yil): Promise<boolean> {
    const { random, mallar, musteriler, saticilar, defter, bugun } = yil;
    const [musteri, satici, mal, adet] = [random.pick(musteriler), random.pick(saticilar), mallar[0]!, 1 + random.int(3)];
    if (stock(defter, mal.id) < adet) return false;
    const toplam = mal.fiyat * adet * LIRA;
    const { odemeler, taksitler, body } = payments(yil, musteri, toplam, true);
    const { id, satisGuid } = await ask(yil, satisCalls.create, { body: { musteriID: musteri, icerikler: [{ altUrunID: mal.id, adet }], ...body } }, satici);
    const pesinat = odemeler.reduce((sum, { tutar }) => sum + tutar, 0);
    defter.satislar.push({ id, guid: satisGuid, musteri, satici: satici.personelID, gun: bugun, toplam, odemeler, pesinat, taksitler, satirSayisi: 1, paketMi: false, bahsis: null, iptal: null, harcanan: [{ mal: mal.id, adet }] });
    return true;
  },
  async wasteGoods(yil: Yil): Promise<boolean> {
    const { random, mallar, defter } = yil;
    const mal = random.pick(mallar);
    if (stock(defter, mal.id) < 1) return false;
    await ask(yil, stokCalls.cikis, { body: { model: [{ altUrunID: mal.id, miktar: 1 }], neden: 'Kırıldı' } });
    defter.malHareketleri.push({ mal: mal.id, adet: -1 });
    return true;
  },
  /** Counts one piece more or less, or the amount in the book. */
  async countGoods(yil: Yil): Promise<boolean> {
    const { random, mallar, defter } = yil;
    const mal = random.pick(mallar);
    const [beklenen, fark] = [stock(defter, mal.id), random.int(3) - 1];
    if (beklenen + fark < 0) return false;
    const { satirlar } = await ask(yil, stokCalls.fizikselSayim, { body: { model: [{ altUrunID: mal.id, miktar: beklenen + fark, neden: 'Sayım' }] } });
    if (satirlar[0]!.beklenen !== beklenen) throw new Error(`The book says ${satirlar[0]!.beklenen} of goods ${mal.id}, the notebook ${beklenen}`);
    defter.malHareketleri.push({ mal: mal.id, adet: fark });
    return true;
  },
  async loadPoints(yil: Yil): Promise<boolean> {
    const { random, musteriler, defter } = yil;
    const [musteri, puan] = [random.pick(musteriler), 5 + random.int(20)];
    await ask(yil, puanCalls.yukle, { body: { musteriID: musteri, puan, neden: 'Doğum günü' } });
    defter.elPuanlari.push({ musteri, puan: puan * LIRA });
    return true;
  },
  async movePoints(yil: Yil): Promise<boolean> {
    const { random, musteriler, defter } = yil;
    const [musteri, alici, puan] = [random.pick(musteriler), random.pick(musteriler), 1 + random.int(5)];
    if (musteri === alici || points(defter, musteri) < EN_AZ_PUAN) return false;
    await ask(yil, puanCalls.aktar, { body: { musteriID: musteri, aliciID: alici, puan, neden: 'Hediye' } });
    defter.elPuanlari.push({ musteri, puan: -puan * LIRA }, { musteri: alici, puan: puan * LIRA });
    return true;
  },
  /** An appointment of the next day that is deleted again. */
  async withdraw(yil: Yil): Promise<boolean> {
    const { random, musteriler, urunler, sutun, bugun } = yil;
    const { id } = await ask(yil, randevuCalls.create, { body: { musteriID: random.pick(musteriler), randevuSutunBaslikID: sutun, randevuTarihi: addDays(bugun, 1), baslangicSaat: '10:00', bitisSaat: '10:30', randevuHizmet: [{ altUrunID: random.pick(urunler).id }] } });
    await ask(yil, randevuCalls.remove, { body: { id, silmeNedeni: 'Vazgeçti' } });
    return true;
  },
};
