import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { gunSonuCalls } from '@defter/contract/gun-sonu.ts';
import { kaporaCalls } from '@defter/contract/kapora.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { addDays, addMonths, startOfMonth } from '@defter/rules/tarih.ts';
import { ask } from '../../isler/masa.ts';
import { type Durum, HER_GUN, readRapor } from '../durum.ts';
import { kurusOf } from '../masa.ts';
import { comparePrimler } from '../../prove-prim.ts';
import { type Salon } from '../salon.ts';
import { type Same, sumOf } from '../../isler/fark.ts';

/** Compares the figures of several reports, the first page and the lists. */
export async function proveRaporlar(salon: Salon, durum: Durum, same: Same): Promise<void> {
  const { bugun } = salon;
  const toplam = async (ad: HazirRapor, sutun = 'tutar', query: object = HER_GUN) => kurusOf((await readRapor(salon, ad, query)).toplamlar[sutun]!);
  const gun = { baslangicTarihi: bugun, bitisTarihi: bugun };
  same('what was sold', {
    satis: await toplam('satis-raporu'),
    personel: await toplam('satis-yapan-personel-raporu'),
    uygulayan: await toplam('uygulayan-personel-raporu'),
    urun: await toplam('hizmet-urun-satis-raporu'),
    maliyet: await toplam('satis-maliyet-raporu'),
    yontem: await toplam('odeme-turune-gore-satis-raporu'),
  });
  same('what is left of it', { satis: await toplam('satis-raporu', 'kalan'), liste: Object.values(durum.satis).reduce((sum, kalan) => sum + kalan, 0) });
  same('what was paid of it', { satis: await toplam('satis-raporu', 'odenen'), personel: await toplam('satis-yapan-personel-raporu', 'odenen') });
  same('what was sold today', { dashboard: kurusOf((await ask(salon, dashboardCalls.toplamSatis)).toplamSatis), rapor: await toplam('satis-raporu', 'tutar', gun) });
  const { gelir, gider } = await ask(salon, dashboardCalls.sonGelirGider);
  same('the till of thirty days', { dashboard: kurusOf(gelir) - kurusOf(gider), rapor: await toplam('kasa-analiz-raporu', 'net', { baslangicTarihi: addDays(bugun, -29), bitisTarihi: bugun }) });
  for (const sutun of ['gelir', 'gider'] as const)
    same(`${sutun} of the till`, { kasa: kurusOf((await ask(salon, kasaCalls.list, { query: { ...HER_GUN, sayfaBoyutu: 1 } }))[sutun]), rapor: await toplam('kasa-raporu', sutun), analiz: await toplam('kasa-analiz-raporu', sutun) });
  const { gecikti, bugun: bugunku, bekliyor } = await ask(salon, taksitCalls.list, { query: {} });
  same('open instalments', { liste: sumOf([gecikti, bugunku, bekliyor], ({ tutar }) => tutar), rapor: await toplam('musteri-taksit-raporu', 'kalan') });
  same('late instalments', { liste: kurusOf(gecikti.tutar), rapor: await toplam('taksit-odemesi-gecenler-raporu', 'kalan') });
  same('sessions that are left', { alanlar: await toplam('paket-program-alanlar-raporu', 'kalanSeans'), urunler: await toplam('paket-urun-satis-raporu', 'kalanSeans') });
  same('their value', { alanlar: await toplam('paket-program-alanlar-raporu', 'kalanDeger'), urunler: await toplam('paket-urun-satis-raporu', 'kalanDeger') });
  const dun = { baslangicTarihi: '2026-01-01', bitisTarihi: addDays(bugun, -1) };
  same('what customers brought along into today', { devir: await toplam('musteri-cari-raporu', 'devir', gun), dun: await toplam('musteri-cari-raporu', 'bakiye', dun) });
  same('what colleagues brought along into today', { devir: await toplam('personel-cari-raporu', 'devir', gun), dun: await toplam('personel-cari-raporu', 'bakiye', dun) });
  await proveTahsilat(salon, same);
  await proveBorclar(salon, durum, same);
  await provePersonel(salon, durum, same);
  await proveStok(salon, same);
  await provePrim(salon, same);
}

/** Collections are the movements of sales, deposits and credit in the till, and each closed day agrees. */
async function proveTahsilat(salon: Salon, same: Same): Promise<void> {
  const { liste } = await readRapor(salon, 'tahsilat-raporu');
  let kasadaki = 0;
  for (let sayfa = 1; ; sayfa += 1) {
    const { kasa } = await ask(salon, kasaCalls.list, { query: { ...HER_GUN, sayfa, sayfaBoyutu: 500 } });
    kasadaki += sumOf(kasa.filter(({ satisID, kaporaID, avansID, bahsisMi }) => !bahsisMi && (satisID !== null || kaporaID !== null || avansID !== null)), ({ gelir, gider }) => gelir - gider);
    if (kasa.length < 500) break;
  }
  same('what was collected', { rapor: sumOf(liste, ({ tutar }) => Number(tutar)), kasa: kasadaki });
  for (let gun = addDays(salon.bugun, -8); gun <= salon.bugun; gun = addDays(gun, 1)) {
    const { kapanis } = await ask(salon, gunSonuCalls.get, { query: { tarih: gun } });
    if (!kapanis || kapanis.acilmaZamani !== null) continue;
    const { gelir, gider } = await ask(salon, kasaCalls.list, { query: { baslangicTarihi: gun, bitisTarihi: gun, sayfaBoyutu: 1 } });
    same(`collections of the closed ${gun}`, { kapanis: kurusOf(kapanis.ozet.tahsilat!), rapor: sumOf(liste.filter(({ tarih }) => tarih === gun), ({ tutar }) => Number(tutar)) });
    same(`till of the closed ${gun}`, { kapanis: sumOf(kapanis.ozet.yontemler, (yontem) => yontem.gelir - yontem.gider!), kasa: kurusOf(gelir) - kurusOf(gider) });
    same(`seal of ${gun}`, { saglam: kapanis.muhurSaglam, evet: true });
  }
}

/** The sum of all balances is the open rest of sales, less credit and deposits. */
async function proveBorclar(salon: Salon, durum: Durum, same: Same): Promise<void> {
  const hepsi = (sayilar: Record<string, number>) => Object.values(sayilar).reduce((sum, sayi) => sum + sayi, 0);
  let kapora = 0;
  for (const id of salon.randevular) kapora += kurusOf((await ask(salon, kaporaCalls.list, { params: { id } })).kalan);
  const kartsiz = (await readRapor(salon, 'satis-raporu')).liste.filter(({ musteriID }) => musteriID === null);
  same('what customers owe', { hesaplar: hepsi(durum.bakiye), 'acik - avans - kapora': hepsi(durum.satis) - sumOf(kartsiz, ({ kalan }) => Number(kalan)) - hepsi(durum.avans) - kapora });
}

/** Compares the accounts of colleagues, and commission by lines and by colleagues. */
async function provePersonel(salon: Salon, durum: Durum, same: Same): Promise<void> {
  for (const { personelID: id } of salon.masalar) {
    const { bakiye, hakEdis, odenen, liste } = await ask(salon, personelCariCalls.list, { params: { id }, query: { sayfaBoyutu: 500 } });
    same(`account of colleague ${id}`, { bakiye: kurusOf(bakiye), 'hakEdis - odenen': kurusOf(hakEdis) - kurusOf(odenen), 'ilk satir': liste.length > 0 ? kurusOf(liste[0]!.bakiye) : 0, rapor: durum.personel[id] ?? 0 });
  }
  for (const ay of [addMonths(startOfMonth(salon.bugun), -1), startOfMonth(salon.bugun)]) {
    const { liste, prim } = await ask(salon, primCalls.ay, { query: { ay } });
    const satirlar = await ask(salon, primCalls.satirlar, { query: { ay, sayfaBoyutu: 1 } });
    same(`commission of ${ay}`, { ay: kurusOf(prim), kisiler: sumOf(liste, (kisi) => kisi.prim), satirlar: kurusOf(satirlar.prim) });
  }
}

/** Commission that is counted at once is the sum of its lines. */
const provePrim = async ({ server, bayi }: Salon, same: Same): Promise<void> => {
  const farklar = await comparePrimler(server, bayi.bayiID);
  same('commission by lines', { farklar: JSON.stringify(farklar), hicbiri: '[]' });
};

/** The stock is the sum of its movements. */
async function proveStok(salon: Salon, same: Same): Promise<void> {
  const { liste } = await ask(salon, stokCalls.list, { query: {} });
  for (const { altUrunID, miktar } of liste) {
    let hareketler = 0;
    for (let sayfa = 1; ; sayfa += 1) {
      const okunan = await ask(salon, stokCalls.hareketler, { query: { altUrunID, sayfa, sayfaBoyutu: 500 } });
      hareketler += okunan.liste.reduce((sum, hareket) => sum + Math.round(hareket.miktar * 1_000_000), 0);
      if (okunan.liste.length < 500) break;
    }
    same(`stock of ${altUrunID}`, { miktar: Math.round(miktar * 1_000_000), hareketler });
  }
}
