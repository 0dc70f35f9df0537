import { dashboardCalls } from '@defter/contract/dashboard.ts';
import { kasaCalls } from '@defter/contract/kasa.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { personelCariCalls } from '@defter/contract/personel-cari.ts';
import { primCalls } from '@defter/contract/prim.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { seansCalls } from '@defter/contract/seans.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { taksitCalls } from '@defter/contract/taksit.ts';
import { addDays, addMonths, startOfMonth } from '@defter/rules/tarih.ts';
import { collectedOn, commission, instalments, type Satis } from './defter.ts';
import { ask, ILK_GUN, type Yil } from './salon.ts';
import { kurusOf, SAYFA, sumSatislar } from './toplamlar.ts';

/*
 * Equations between sums (R40), as data: each has a name and terms, and every term is read through a call of its own. Amounts are compared in kuruş.
 * Some hold for any days, some for a month, some for the whole year only.
 */

export type Donem = { baslangicTarihi: string; bitisTarihi: string };
type Satir = Readonly<Record<string, string | number | null>>;
export type RaporCevabi = { liste: readonly Satir[]; toplamKayit: number; toplamlar: Readonly<Record<string, number>> };
/** A year and the compared days. Each report is read once for each filter. */
export type An = { yil: Yil; donem: Donem; oku: (ad: HazirRapor, query?: object) => Promise<RaporCevabi> };
type Terim = (an: An) => Promise<number> | number;
export type Esitlik = Readonly<Record<string, Terim>>;

/** Days that the calendar shows at once. */
const AY = 28;
const add = (sayilar: readonly number[]) => sayilar.reduce((sum, sayi) => sum + sayi, 0);
const sumOf = async <T>(ler: readonly T[], of: (biri: T) => Promise<number>): Promise<number> => {
  let sum = 0;
  for (const biri of ler) sum += await of(biri);
  return sum;
};

/** Reads every page of a report, so that the sums computed here are over all of its rows. */
export function reader(yil: Yil, donem: Donem): An {
  const okunan = new Map<string, Promise<RaporCevabi>>();
  const readAll = async (ad: HazirRapor, query: object): Promise<RaporCevabi> => {
    const liste: Satir[] = [];
    for (let sayfa = 1; ; sayfa += 1) {
      const cevap = (await ask(yil, raporCalls[ad], { query: { ...query, sayfa, sayfaBoyutu: SAYFA } })) as unknown as RaporCevabi;
      liste.push(...cevap.liste);
      if (cevap.liste.length < SAYFA) return { ...cevap, liste };
    }
  };
  return {
    yil,
    donem,
    oku: (ad, query = donem) => {
      const anahtar = JSON.stringify([ad, query]);
      if (!okunan.has(anahtar)) okunan.set(anahtar, readAll(ad, query));
      return okunan.get(anahtar)!;
    },
  };
}

const tutar = (ad: HazirRapor, sutun = 'tutar'): Terim => async ({ oku }) => kurusOf((await oku(ad)).toplamlar[sutun]!);
const sayi = (ad: HazirRapor, sutun: string): Terim => async ({ oku }) => (await oku(ad)).toplamlar[sutun]!;
const satir = (ad: HazirRapor): Terim => async ({ oku }) => (await oku(ad)).toplamKayit;
/** The sum of a column over the rows that a condition names. */
const satirlar = (ad: HazirRapor, sutun: string, kosul: (satir: Satir) => boolean): Terim => async ({ oku }) => kurusOf(add((await oku(ad)).liste.filter(kosul).map((biri) => Number(biri[sutun]))));
const isIn = ({ baslangicTarihi, bitisTarihi }: Donem, gun: string) => gun >= baslangicTarihi && gun <= bitisTarihi;
const sold = ({ yil, donem }: An): Satis[] => yil.defter.satislar.filter(({ iptal, gun }) => iptal === null && isIn(donem, gun));

/** The calendar answers at most a month at a time. */
async function bookedIn({ yil, donem }: An): Promise<number> {
  let sum = 0;
  for (let bas = donem.baslangicTarihi; bas <= donem.bitisTarihi; bas = addDays(bas, AY)) {
    const bitis = addDays(bas, AY - 1);
    const { toplamKayit } = await ask(yil, randevuCalls.list, { query: { baslangicTarihi: bas, bitisTarihi: bitis < donem.bitisTarihi ? bitis : donem.bitisTarihi, sayfaBoyutu: 1 } });
    sum += toplamKayit;
  }
  return sum;
}

const ANALIZLER: readonly HazirRapor[] = ['grup-analizi-raporu', 'cinsiyet-analizi-raporu', 'yas-analizi-raporu', 'nereden-duydunuz-analizi-raporu'];
const reportsOf = (adlar: readonly HazirRapor[], terim: (ad: HazirRapor) => Terim): Esitlik => Object.fromEntries(adlar.map((ad) => [ad, terim(ad)]));

/** Equations for any days. */
export const HER_DONEM: Readonly<Record<string, Esitlik>> = {
  'what was sold': {
    defter: (an) => add(sold(an).map(({ toplam }) => toplam)),
    liste: ({ yil, donem }) => sumSatislar(yil, donem),
    ...reportsOf(['satis-raporu', 'satis-yapan-personel-raporu', 'uygulayan-personel-raporu', 'hizmet-urun-satis-raporu', 'satis-maliyet-raporu', 'odeme-turune-gore-satis-raporu', ...ANALIZLER], tutar),
  },
  'how many sales there were': { 'satis-raporu': satir('satis-raporu'), ...reportsOf(['satis-yapan-personel-raporu', ...ANALIZLER], (ad) => sayi(ad, 'satisSayisi')) },
  'what was paid of it': { 'satis-raporu': tutar('satis-raporu', 'odenen'), personel: tutar('satis-yapan-personel-raporu', 'odenen'), yontem: satirlar('odeme-turune-gore-satis-raporu', 'tutar', ({ odemeSekliID }) => odemeSekliID !== null) },
  'what is open of it': {
    'satis-raporu': tutar('satis-raporu', 'kalan'),
    personel: tutar('satis-yapan-personel-raporu', 'kalan'),
    yontem: satirlar('odeme-turune-gore-satis-raporu', 'tutar', ({ odemeSekliID }) => odemeSekliID === null),
    'satilan - odenen': async ({ oku }) => kurusOf((await oku('satis-raporu')).toplamlar['tutar']!) - kurusOf((await oku('satis-raporu')).toplamlar['odenen']!),
  },
  'how much of everything was sold': { 'hizmet-urun': sayi('hizmet-urun-satis-raporu', 'adet'), maliyet: sayi('satis-maliyet-raporu', 'adet'), uygulayan: sayi('uygulayan-personel-raporu', 'adet') },
  'what is left of what was sold after its cost': {
    kar: tutar('satis-maliyet-raporu', 'kar'),
    'tutar - maliyet': async ({ oku }) => kurusOf((await oku('satis-maliyet-raporu')).toplamlar['tutar']!) - kurusOf((await oku('satis-maliyet-raporu')).toplamlar['maliyet']!),
  },
  'what came into the till': {
    kasa: async ({ yil, donem }) => kurusOf((await ask(yil, kasaCalls.list, { query: donem })).gelir),
    'kasa-raporu': tutar('kasa-raporu', 'gelir'),
    'kasa-analiz-raporu': tutar('kasa-analiz-raporu', 'gelir'),
  },
  'what left the till': {
    kasa: async ({ yil, donem }) => kurusOf((await ask(yil, kasaCalls.list, { query: donem })).gider),
    'kasa-raporu': tutar('kasa-raporu', 'gider'),
    'kasa-analiz-raporu': tutar('kasa-analiz-raporu', 'gider'),
  },
  'what the till won': {
    net: tutar('kasa-analiz-raporu', 'net'),
    'gelir - gider': async ({ oku }) => kurusOf((await oku('kasa-raporu')).toplamlar['gelir']!) - kurusOf((await oku('kasa-raporu')).toplamlar['gider']!),
  },
  'what was collected': {
    defter: ({ yil, donem }) => {
      let sum = 0;
      for (let gun = donem.baslangicTarihi; gun <= donem.bitisTarihi; gun = addDays(gun, 1)) sum += collectedOn(yil.defter, gun);
      return sum;
    },
    'tahsilat-raporu': tutar('tahsilat-raporu'),
  },
  'who owed at the end': {
    'borcu-olan-musteri-raporu': async ({ oku, donem }) => kurusOf((await oku('borcu-olan-musteri-raporu', { tarih: donem.bitisTarihi })).toplamlar['bakiye']!),
    cari: satirlar('musteri-cari-raporu', 'bakiye', ({ bakiye }) => Number(bakiye) > 0),
  },
  'what customers brought along from before': {
    devir: tutar('musteri-cari-raporu', 'devir'),
    'bakiye of the day before': async ({ oku, donem }) => kurusOf((await oku('musteri-cari-raporu', { baslangicTarihi: '2025-01-01', bitisTarihi: addDays(donem.baslangicTarihi, -1) })).toplamlar['bakiye']!),
  },
  'what colleagues brought along from before': {
    devir: tutar('personel-cari-raporu', 'devir'),
    'bakiye of the day before': async ({ oku, donem }) => kurusOf((await oku('personel-cari-raporu', { baslangicTarihi: '2025-01-01', bitisTarihi: addDays(donem.baslangicTarihi, -1) })).toplamlar['bakiye']!),
  },
  'what packages were sold for': {
    defter: (an) => add(sold(an).filter(({ paketMi }) => paketMi).map(({ toplam }) => toplam)),
    ...reportsOf(['paket-program-alanlar-raporu', 'paket-urun-satis-raporu', 'paket-program-personel-raporu'], tutar),
  },
  'how many sessions were sold': reportsOf(['paket-program-alanlar-raporu', 'paket-urun-satis-raporu', 'paket-program-personel-raporu'], (ad) => sayi(ad, 'seans')),
  'how many of them are left': reportsOf(['paket-program-alanlar-raporu', 'paket-urun-satis-raporu'], (ad) => sayi(ad, 'kalanSeans')),
  'what these were sold for': reportsOf(['paket-program-alanlar-raporu', 'paket-urun-satis-raporu'], (ad) => tutar(ad, 'kalanDeger')),
  'what these cost by today’s list': reportsOf(['paket-program-alanlar-raporu', 'paket-urun-satis-raporu'], (ad) => tutar(ad, 'bugunkuDeger')),
  'how many appointments there were': {
    'randevu-raporu': satir('randevu-raporu'),
    'randevu-durumu-raporu': sayi('randevu-durumu-raporu', 'adet'),
    takvim: bookedIn,
  },
  'who came for the first time': { 'yeni-musteri-raporu': satir('yeni-musteri-raporu'), 'nereden-duydunuz-raporu': satir('nereden-duydunuz-raporu') },
};

/** Equations for a closed month. */
export const KAPANMIS_AY: Readonly<Record<string, Esitlik>> = {
  'commission of a month': {
    defter: ({ yil, donem }) => add([...commission(yil.defter, donem.baslangicTarihi.slice(0, 7)).values()]),
    ay: async ({ yil, donem }) => kurusOf(add((await ask(yil, primCalls.ay, { query: { ay: donem.baslangicTarihi } })).liste.map(({ prim }) => prim))),
    raporlar: async ({ oku }) => kurusOf((await oku('personel-prim-raporu')).toplamlar['prim']!) + kurusOf((await oku('personel-prim-raporu-uygulayana-gore')).toplamlar['prim']!),
  },
};

const today = (yil: Yil): Donem => ({ baslangicTarihi: yil.bugun, bitisTarihi: yil.bugun });
const month = (yil: Yil): Donem => ({ baslangicTarihi: startOfMonth(yil.bugun), bitisTarihi: addDays(addMonths(startOfMonth(yil.bugun), 1), -1) });
const of = (ad: HazirRapor, donem: (yil: Yil) => object, sutun = 'tutar'): Terim => async ({ yil, oku }) => kurusOf((await oku(ad, donem(yil))).toplamlar[sutun]!);
const none = () => ({});

/** Equations for the whole year, on its last day. */
export const YIL_SONU: Readonly<Record<string, Esitlik>> = {
  'what customers owe and are owed': {
    kartlar: ({ yil }) => sumOf(yil.musteriler, async (id) => kurusOf((await ask(yil, musteriCalls.get, { params: { id } })).musteri.bakiye!)),
    'musteri-cari-raporu': tutar('musteri-cari-raporu', 'bakiye'),
    'acik - avans': async ({ yil, oku }) => kurusOf((await oku('satis-raporu')).toplamlar['kalan']!) - add(yil.defter.avanslar.map(({ kalan }) => kalan)),
  },
  'what customers have bought': {
    'musteri-raporu': of('musteri-raporu', none),
    'satis-raporu': satirlar('satis-raporu', 'tutar', ({ musteriID }) => musteriID !== null),
  },
  'what is late of instalments': {
    defter: ({ yil }) => instalments(yil.defter, yil.bugun).gecikti,
    liste: async ({ yil }) => kurusOf((await ask(yil, taksitCalls.list, { query: {} })).gecikti.tutar),
    'taksit-odemesi-gecenler-raporu': of('taksit-odemesi-gecenler-raporu', none, 'kalan'),
  },
  'what is open of instalments': {
    defter: ({ yil }) => add(Object.values(instalments(yil.defter, yil.bugun))),
    'musteri-taksit-raporu': of('musteri-taksit-raporu', () => ({ baslangicTarihi: ILK_GUN, bitisTarihi: '2028-12-31' }), 'kalan'),
  },
  'sessions that are left': {
    kartlar: ({ yil }) => sumOf(yil.musteriler, async (id) => add((await ask(yil, seansCalls.paketler, { params: { id }, query: { sayfaBoyutu: SAYFA } })).liste.map(({ kalan }) => kalan))),
    'paket-urun-satis-raporu': sayi('paket-urun-satis-raporu', 'kalanSeans'),
  },
  'accounts of colleagues': {
    hesaplar: ({ yil }) => sumOf(yil.saticilar, async ({ personelID: id }) => kurusOf((await ask(yil, personelCariCalls.list, { params: { id } })).bakiye)),
    'personel-cari-raporu': tutar('personel-cari-raporu', 'bakiye'),
  },
  'what was sold today': {
    dashboard: async ({ yil }) => kurusOf((await ask(yil, dashboardCalls.toplamSatis, {})).toplamSatis),
    'satis-raporu': of('satis-raporu', today),
  },
  'what was sold in the last seven days': {
    'son-7-gun-satis-raporu': of('son-7-gun-satis-raporu', none),
    'satis-raporu': of('satis-raporu', ({ bugun }) => ({ baslangicTarihi: addDays(bugun, -6), bitisTarihi: bugun })),
  },
  'what was sold this month': {
    ...Object.fromEntries((['bu-ay-net-tutar-tahsil-edilen-raporu', 'bu-ay-urun-hizmet-raporu'] as const).map((ad) => [ad, of(ad, none)])),
    'satis-raporu': of('satis-raporu', month),
  },
  'what was collected this month': {
    'bu-ay-net-tutar-tahsil-edilen-raporu': of('bu-ay-net-tutar-tahsil-edilen-raporu', none, 'tahsilEdilen'),
    'tahsilat-raporu': of('tahsilat-raporu', month),
  },
  'the till of thirty days': {
    dashboard: async ({ yil }) => {
      const { gelir, gider } = await ask(yil, dashboardCalls.sonGelirGider, {});
      return kurusOf(gelir) - kurusOf(gider);
    },
    'kasa-analiz-raporu': of('kasa-analiz-raporu', ({ bugun }) => ({ baslangicTarihi: addDays(bugun, -29), bitisTarihi: bugun }), 'net'),
  },
  'what the stock is worth': {
    liste: async ({ yil }) => kurusOf((await ask(yil, stokCalls.list, { query: {} })).toplamDeger!),
    'urun-stok-raporu': of('urun-stok-raporu', none, 'deger'),
  },
};
