import { TaksitDurumu } from '@defter/rules/taksit.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, gizliMetin, liste, para, ref, sayfaAlanlari, secim, siraAlani, tarihAlani } from './fields.ts';

const durumAlani = secim('taksitDurumu', z.enum(Object.values(TaksitDurumu)));

/** An instalment with its sale and its customer. */
const TaksitSatiri = z.object({
  id: z.int(),
  satisID: z.int(),
  satisNo: z.int(),
  musteriID: z.int(),
  adSoyad: z.string(),
  telefon: bos(gizliMetin('telefon')),
  hizmetler: bos(z.string()),
  no: z.int(),
  /** How many instalments its sale has. */
  taksitSayisi: z.int(),
  tarih: z.string(),
  tutar: para(),
  odenen: para(),
  kalan: para(),
  durum: durumAlani,
  /** Days that it is late; 0 for one that is not. */
  gecikenGun: z.int(),
  aciklama: bos(z.string()),
});
export type TaksitSatiri = z.output<typeof TaksitSatiri>;

const Toplam = z.object({ adet: z.int(), tutar: para() });

/** Which instalments are listed: all that are open, those of one state, or all. */
export const TAKSIT_GORUNUMLERI = ['acik', ...Object.values(TaksitDurumu), 'tumu'] as const;
export type TaksitGorunumu = (typeof TAKSIT_GORUNUMLERI)[number];

export const taksitCalls = {
  /** The instalments of all customers or of one, oldest first; open ones if nothing else is asked for. */
  list: call.get('/musteri/taksitler', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('tarih', 'tutar'),
      musteriID: bos(ref('musteri')),
      durum: z._default(z.enum(TAKSIT_GORUNUMLERI), 'acik'),
      baslangicTarihi: bos(tarihAlani()),
      bitisTarihi: bos(tarihAlani()),
    }),
    /** What is open over all pages and states, by state. */
    reply: z.object({ gecikti: Toplam, bugun: Toplam, bekliyor: Toplam, ...liste(TaksitSatiri).shape }),
    yetki: 'taksitGoruntule',
    excel: {
      tip: 'taksitler',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'adSoyad', tur: 'metin', genislik: 26 },
        { ad: 'telefon', tur: 'metin', genislik: 18 },
        { ad: 'hizmetler', tur: 'metin', genislik: 36 },
        { ad: 'no', tur: 'sayi', genislik: 8 },
        { ad: 'tutar', tur: 'tutar', genislik: 12 },
        { ad: 'odenen', tur: 'tutar', genislik: 12 },
        { ad: 'kalan', tur: 'tutar', genislik: 12 },
        { ad: 'gecikenGun', tur: 'sayi', genislik: 12 },
        { ad: 'aciklama', tur: 'metin', genislik: 30 },
      ],
    },
  }),
};
