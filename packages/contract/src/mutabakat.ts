import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikParams, kimlikReply, paraOrSayi, zaman } from './fields.ts';

/** The units of a proof: money, sessions, points or pieces. */
export const KANIT_BIRIMLERI = ['lira', 'seans', 'puan', 'adet'] as const;
export type KanitBirimi = (typeof KANIT_BIRIMLERI)[number];

/** The proofs in the order in which they are made. */
export const KANITLAR = [
  'satisSatirlari',
  'satisOdemeleri',
  'taksitPlani',
  'kasaOdemeleri',
  'satisKasasi',
  'kaporaKasasi',
  'kaporaMahsubu',
  'tahsilatlar',
  'avansKasasi',
  'bahsisKasasi',
  'kasaIptalleri',
  'kasaAktarimlari',
  'gunSonu',
  'musteriBorcu',
  'musteriAlacagi',
  'musteriHesabi',
  'seansKalani',
  'seansDegeri',
  'seansAlimi',
  'seansKullanimi',
  'puanKazanci',
  'puanOdemesi',
  'puanAktarimi',
  'primAyi',
  'stokMiktari',
  'stokDegeri',
  'stokSatisi',
  'stokSarfi',
] as const;
export type Kanit = (typeof KANITLAR)[number];

/** The kinds of records that may differ. */
export const KANIT_KAYITLARI = ['satis', 'kapora', 'tahsilat', 'kasa', 'gunSonu', 'musteri', 'paketHak', 'personel', 'urun'] as const;
export type KanitKaydi = (typeof KANIT_KAYITLARI)[number];
const MUTABAKAT_HATALARI = ['zamanAsimi', 'hata'] as const;
/** The number of differences that are kept of each proof; their total is answered beside them. */
export const EN_COK_FARK = 100;

const KanitSonucu = z.object({ kanit: z.enum(KANITLAR), bakilan: z.int(), fark: z.int(), sureMs: z.int() });
export type KanitSonucu = z.output<typeof KanitSonucu>;

const Mutabakat = z.object({
  id: z.int(),
  istendi: zaman(),
  /** Null while it is made. */
  bitis: z.nullable(z.string()),
  sureMs: z.nullable(z.int()),
  /** Null for the nightly check. */
  isteyenAdi: bos(z.string()),
  bakilan: z.int(),
  fark: z.int(),
  hata: z.nullable(z.enum(MUTABAKAT_HATALARI)),
});
export type Mutabakat = z.output<typeof Mutabakat>;

const deger = paraOrSayi((fark) => 'birim' in fark && fark.birim === 'lira', 'sayiGecersiz');
const Fark = z.object({
  kanit: z.enum(KANITLAR),
  kayit: z.enum(KANIT_KAYITLARI),
  id: z.int(),
  /** The name of the record; the day for one of the till. */
  adi: z.string(),
  /** Its customer, and its day; null if it has none. */
  musteriID: z.nullable(z.int()),
  tarih: z.nullable(z.string()),
  birim: z.enum(KANIT_BIRIMLERI),
  beklenen: deger,
  bulunan: deger,
});
export type Fark = z.output<typeof Fark>;

/** The right to the whole till is needed, because the differences name sales, customers and colleagues. */
const yetki = 'kasaTumHesaplar';

/** Ours (docs/adr/0170): whether all bookings agree. */
export const mutabakatCalls = {
  /** The last checks, newest first, the number of records of the last finished one, and whether one is running. */
  get: call.get('/kasa/mutabakat', {
    reply: z.object({ suruyor: z.boolean(), liste: z.array(Mutabakat), kanitlar: z.array(KanitSonucu) }),
    yetki,
  }),
  /** One check with its differences. */
  farklar: call.get('/kasa/mutabakat/{id}', {
    params: kimlikParams,
    reply: z.object({ kanitlar: z.array(KanitSonucu), farklar: z.array(Fark) }),
    yetki,
  }),
  /** Starts a check, which runs behind the answer; if one is running, it is that one. */
  iste: call.post('/kasa/mutabakat', {
    reply: kimlikReply,
    yetki,
    mesaj: 'mutabakatIstendi',
    kayit: { menu: 'kasa', islem: 'ekleme', nesne: 'mutabakat', kayitID: null },
  }),
};
