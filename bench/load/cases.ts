import type { AnyCall } from '@defter/contract/call.ts';
import { cariCalls } from '@defter/contract/cari.ts';
import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { izinCalls } from '@defter/contract/izin.ts';
import { kayitGunluguCalls } from '@defter/contract/kayit-gunlugu.ts';
import { MUSTERI_SATIRI_ALANLARI, musteriCalls } from '@defter/contract/musteri.ts';
import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { RANDEVU_ALANLARI, randevuCalls } from '@defter/contract/randevu.ts';
import { raporCalls } from '@defter/contract/rapor.ts';
import { rolCalls } from '@defter/contract/rol.ts';
import { satisCalls } from '@defter/contract/satis.ts';
import { tanimCalls, tanimTuruCalls } from '@defter/contract/tanim.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { addDays, startOfMonth } from '@defter/rules/tarih.ts';

/** Records of the seeded bayi that the cases ask about. */
export type Sample = {
  musteriIDler: number[];
  sutunIDler: number[];
  altUrunIDler: number[];
  /** Customers with more sessions of the first service than a run uses. */
  paketliler: number[];
  /** Customers with three sales that are never paid up. */
  borclular: { musteriID: number; satisIDler: number[] }[];
  /** Customers with 500 movements in their account. */
  hareketliler: number[];
  gun: string;
};

export type Case = {
  name: string;
  call: AnyCall;
  /** The least share of the floor. */
  ratio: number;
  /** The n-th request. Texts and numbers that differ from the 0-th are replaced by the floor in its statements. */
  input(sample: Sample, n: number): { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object };
};

const AD = ['kaya', 'ayse', 'isik', 'demir', 'elif', 'yilmaz', 'zeynep', 'sahin'];
const PERSONEL = ['deniz', 'hatice', 'sibel', 'dilara', 'burcu', 'damla', 'dilek', 'hasan'];
const BIRIM = ['adet', 'ampul', 'dakika', 'flakon', 'gram', 'kutu', 'seans', 'paket'];
const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
/** Bookings stand from this day on, one after the other: every column of a half hour, then the next. */
export const FIRST_DAY = '2031-01-06';
/** Half hours of a day. */
export const SLOTS = 26;

export const cases: Case[] = [
  { name: 'customer page of 25', call: musteriCalls.list, ratio: 0.6, input: () => ({ query: { sayfaBoyutu: 25, alanlar: MUSTERI_SATIRI_ALANLARI } }) },
  {
    name: 'one customer with phones',
    call: musteriCalls.get,
    ratio: 0.4,
    input: ({ musteriIDler }, n) => ({ params: { id: at(musteriIDler, n * 7) } }),
  },
  {
    name: 'day of 300 appointments',
    call: randevuCalls.list,
    ratio: 0.7,
    input: ({ gun }) => ({ query: { baslangicTarihi: gun, bitisTarihi: gun, alanlar: RANDEVU_ALANLARI } }),
  },
  {
    name: 'week of one column',
    call: randevuCalls.list,
    ratio: 0.6,
    input: ({ gun, sutunIDler }, n) => ({ query: { baslangicTarihi: addDays(gun, -6), bitisTarihi: gun, randevuSutunBaslikID: at(sutunIDler, n), alanlar: RANDEVU_ALANLARI } }),
  },
  { name: 'month of the calendar', call: randevuCalls.gunler, ratio: 0.6, input: ({ gun }) => ({ query: { baslangicTarihi: addDays(gun, -30), bitisTarihi: gun } }) },
  { name: 'folded search', call: musteriCalls.list, ratio: 0.8, input: (_, n) => ({ query: { ara: at(AD, n), sayfaBoyutu: 25, alanlar: MUSTERI_SATIRI_ALANLARI } }) },
  { name: 'all definitions', call: tanimCalls.hepsi, ratio: 0.6, input: () => ({}) },
  { name: 'product page of 25', call: urunCalls.listAltUrunler, ratio: 0.6, input: () => ({ query: { sayfaBoyutu: 25 } }) },
  { name: 'product search', call: urunCalls.listAltUrunler, ratio: 0.6, input: (_, n) => ({ query: { ara: `hizmet ${n % 200}`, sayfaBoyutu: 25 } }) },
  { name: 'group page of 25', call: urunCalls.listAnaUrunler, ratio: 0.6, input: () => ({ query: { sayfaBoyutu: 25 } }) },
  { name: 'group search', call: urunCalls.searchAnaUrunler, ratio: 0.6, input: (_, n) => ({ query: { ara: `hizmet ${n % 200}`, sayfaBoyutu: 25 } }) },
  { name: 'staff page of 25', call: personelCalls.list, ratio: 0.6, input: () => ({ query: { sayfaBoyutu: 25 } }) },
  { name: 'staff search', call: personelCalls.list, ratio: 0.6, input: (_, n) => ({ query: { ara: at(PERSONEL, n), sayfaBoyutu: 25 } }) },
  {
    name: 'shift plan of a month',
    call: vardiyaCalls.kayitlar,
    ratio: 0.6,
    input: ({ gun }) => ({ query: { baslangicTarihi: gun, bitisTarihi: addDays(gun, 27) } }),
  },
  {
    name: 'leave of a year',
    call: izinCalls.list,
    ratio: 0.6,
    input: ({ gun }) => ({ query: { baslangic: addDays(gun, -364), bitis: gun } }),
  },
  {
    name: 'coming and going of four weeks',
    call: girisCikisCalls.list,
    // Every record goes out twice, in its day and by itself (spec 2§3.5), which the floor's statement does once.
    ratio: 0.35,
    input: ({ gun }) => ({ query: { baslangic: addDays(gun, -28), bitis: addDays(gun, -1) } }),
  },
  { name: 'roles', call: rolCalls.list, ratio: 0.6, input: () => ({}) },
  { name: 'shift templates', call: vardiyaCalls.sablonlar, ratio: 0.6, input: () => ({}) },
  { name: 'units', call: tanimTuruCalls.birim.list, ratio: 0.6, input: () => ({}) },
  { name: 'unit search', call: tanimTuruCalls.birim.list, ratio: 0.6, input: (_, n) => ({ query: { ara: at(BIRIM, n), sayfaBoyutu: 25 } }) },
  {
    name: 'booking',
    call: randevuCalls.create,
    ratio: 0.5,
    input: ({ musteriIDler, sutunIDler, altUrunIDler }, n) => {
      const slot = Math.floor(n / sutunIDler.length);
      const gun = addDays(FIRST_DAY, Math.floor(slot / SLOTS));
      const dakika = 8 * 60 + (slot % SLOTS) * 30;
      return {
        body: {
          id: 0,
          musteriID: at(musteriIDler, n * 13),
          randevuSutunBaslikID: at(sutunIDler, n),
          randevuTarihi: gun,
          baslangicSaat: clock(dakika),
          bitisSaat: clock(dakika + 25),
          randevuHizmet: [{ id: 0, altUrunID: altUrunIDler[0] }],
        },
      };
    },
  },
  {
    name: 'sale of 4 lines and 2 payments',
    call: satisCalls.create,
    ratio: 0.5,
    input: ({ musteriIDler, altUrunIDler }, n) => ({
      body: {
        id: 0,
        musteriID: at(musteriIDler, n * 11),
        icerikler: altUrunIDler.slice(0, 4).map((altUrunID) => ({ id: 0, altUrunID, adet: 1 })),
        odemeler: [
          { id: 0, odemeSekliID: 1, tutar: 100 },
          { id: 0, odemeSekliID: 2, tutar: 100 },
        ],
      },
    }),
  },
  {
    name: 'package of 3 lines in 6 instalments',
    call: paketSatisCalls.create,
    ratio: 0.45,
    input: ({ musteriIDler, altUrunIDler, gun }, n) => ({
      body: {
        id: 0,
        musteriID: at(musteriIDler, n * 11),
        // The n-th service of the seed costs n hundred lira.
        eklenenler: altUrunIDler.slice(0, 3).map((altUrunID) => ({ id: 0, altUrunID, miktar: 4 })),
        odemeler: [],
        taksitler: Array.from({ length: 6 }, (_, ay) => ({ tarih: addDays(gun, ay * 30), tutar: 400 })),
      },
    }),
  },
  {
    name: 'deduction of a session',
    call: seansDusCalls.create,
    ratio: 0.5,
    input: ({ paketliler, altUrunIDler }, n) => ({ body: { id: 0, musteriID: at(paketliler, n), icerikler: [{ id: 0, altUrunID: altUrunIDler[0], adet: 1 }], odemeler: [] } }),
  },
  {
    name: 'collection over 3 sales',
    call: satisCalls.tahsilat,
    ratio: 0.5,
    input: ({ borclular }, n) => {
      const { musteriID, satisIDler } = at(borclular, n);
      return { body: { model: satisIDler.map((tahsilatSatisID) => ({ tahsilatSatisID, musteriID, odemeSekliID: 1, tutar: 1 })) } };
    },
  },
  { name: 'account of 500 movements', call: cariCalls.kart, ratio: 0.6, input: ({ hareketliler }, n) => ({ query: { musteriID: at(hareketliler, n) } }) },
  // Entries that the bookings and sales above have left.
  { name: 'record log page of 25', call: kayitGunluguCalls.list, ratio: 0.6, input: () => ({ query: { sayfaBoyutu: 25 } }) },
  {
    name: 'record log search of a week',
    call: kayitGunluguCalls.list,
    ratio: 0.8,
    input: ({ gun }, n) => ({ query: { ara: at(AD, n), baslangic: addDays(gun, -28), bitis: addDays(gun, -22), sayfaBoyutu: 25 } }),
  },
];

/** Cases of a large business, one connection at a time: takings of the last month by method of payment. */
export const largeCases: Case[] = [
  {
    name: 'month by method',
    call: raporCalls['odeme-turune-gore-satis-raporu'],
    ratio: 0.8,
    input: ({ gun }) => {
      const bitisTarihi = addDays(startOfMonth(gun), -1);
      return { query: { sayfa: 1, sayfaBoyutu: 50, baslangicTarihi: startOfMonth(bitisTarihi), bitisTarihi } };
    },
  },
];

/** The free times for a service of half an hour in a month of 300 appointments a day: no floor, because they are computed. */
export const freeTimes: Pick<Case, 'call' | 'input'> = {
  call: randevuCalls.doluBos,
  input: ({ gun, altUrunIDler }, n) => ({ query: { baslangicTarihi: gun, bitisTarihi: addDays(gun, 30), altUrunIDler: [at(altUrunIDler, n)] } }),
};

const clock = (dakika: number) => `${String(Math.floor(dakika / 60)).padStart(2, '0')}:${String(dakika % 60).padStart(2, '0')}`;
