import * as z from 'zod/mini';
import { call } from './call.ts';
import { alsoNamed, bos, gunAraligi, liste, para, ref, sayfaAlanlari, secim, siraAlani } from './fields.ts';
import { BelgeFirmasi } from './satis.ts';

/** The kind of a movement: a sale, a difference of one or its cancelling, a payment, money given back, a deposit, credit. */
const CARI_TURLERI = ['satis', 'satisDuzeltme', 'odeme', 'odemeIadesi', 'kapora', 'kaporaCikisi', 'kaporaTutulan', 'avans', 'avansCikisi'] as const;

const CariSatiri = z.object({
  id: z.int(),
  tarih: z.string(),
  tur: secim('musteriHareketi', z.enum(CARI_TURLERI)),
  satisID: bos(z.int()),
  satisNo: bos(z.int()),
  /** The collection that the money came by. */
  tahsilatID: bos(z.int()),
  hizmetler: bos(z.string()),
  aciklama: bos(z.string()),
  borc: para(),
  alacak: para(),
  /** The debt after it. */
  bakiye: para(),
});
export type CariSatiri = z.output<typeof CariSatiri>;

export const cariCalls = {
  /** The account of a customer, oldest first unless asked for the newest: the debt before the period, each movement with the debt after it, and the sums. */
  kart: call.get('/musteri/cari-kart', {
    query: z.object({
      sayfa: sayfaAlanlari.sayfa,
      sayfaBoyutu: sayfaAlanlari.sayfaBoyutu,
      musteriID: alsoNamed(ref('musteri'), 'id'),
      sirala: siraAlani('tarih'),
      ...gunAraligi(),
    }),
    reply: z.object({ adSoyad: z.string(), firma: BelgeFirmasi, devir: para(), borc: para(), alacak: para(), bakiye: para(), ...liste(CariSatiri).shape }),
    yetki: 'musteriCari',
    excel: {
      tip: 'cariKart',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'tur', tur: 'metin', genislik: 18, degerler: { satis: 'satis', satisDuzeltme: 'satisDuzeltme', odeme: 'odeme', odemeIadesi: 'odemeIadesi', kapora: 'kapora', kaporaCikisi: 'kaporaCikisi', kaporaTutulan: 'kaporaTutulan', avans: 'avans', avansCikisi: 'avansCikisi' } },
        { ad: 'satisNo', tur: 'sayi', genislik: 10 },
        { ad: 'hizmetler', tur: 'metin', genislik: 40 },
        { ad: 'borc', tur: 'tutar', genislik: 12 },
        { ad: 'alacak', tur: 'tutar', genislik: 12 },
        { ad: 'bakiye', tur: 'tutar', genislik: 12 },
      ],
    },
  }),
};
