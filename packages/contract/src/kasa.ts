import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { evetHayirSozu } from './excel-sutunu.ts';
import { bos, gunAraligi, kimlikBody, kimlikOrZero, kimlikReply, para, metinOrNull, ref, sayfaAlanlari, secim, siraAlani, tarihAlani, tutar } from './fields.ts';

/**
 * Money in or out apart from sales (spec 2§3.10), in either of two forms: one amount with its direction, or one of `gelir`
 * and `gider`.
 */
export const KasaKaydi = z.object({
  id: kimlikOrZero(),
  gelirMi: secim('gelirMi', bos(z.boolean({ error: 'secimGecersiz' }))),
  gelir: bos(tutar()),
  gider: bos(tutar()),
  odemeSekliID: ref('odemeSekli'),
  kategoriID: bos(ref('kategori')),
  altKategoriID: bos(ref('altKategori')),
  personelID: bos(ref('personel')),
  tutar: bos(tutar()),
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(500),
});

/** Money from one account to another. `virmanID` is the account that it goes to. */
export const AktarimKaydi = z.object({
  id: kimlikOrZero(),
  odemeSekliID: ref('odemeSekli'),
  virmanID: ref('odemeSekli'),
  tutar: tutar().check(z.gt(0, { error: 'tutarSifir' })),
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(500),
});

const KasaSatiri = z.object({
  id: z.int(),
  tarih: z.string(),
  odemeSekliID: z.int(),
  odemeSekliAdi: z.string(),
  kategoriID: bos(z.int()),
  kategoriAdi: bos(z.string()),
  altKategoriID: bos(z.int()),
  altKategoriAdi: bos(z.string()),
  personelID: bos(z.int()),
  personelAdi: bos(z.string()),
  satisID: bos(z.int()),
  /** The deposit whose money it is. */
  kaporaID: bos(z.int()),
  /** A tip of a sale, which the till keeps for the colleague. */
  bahsisMi: z.boolean(),
  /** The credit of a customer that it belongs to. */
  avansID: bos(z.int()),
  musteriAdi: bos(z.string()),
  gelir: para(),
  gider: para(),
  /** The same as one amount with its direction. */
  tutar: para(),
  gelirMi: z.boolean(),
  bayiID: z.int(),
  /** Accounts of firms do not exist yet. */
  cariID: z.null(),
  /** The account on the other side of a transfer. */
  virmanID: bos(z.int()),
  virmanAdi: bos(z.string()),
  aciklama: bos(z.string()),
  /** The time at which it was entered, and the person. */
  kayitZamani: z.string(),
  yapanAdi: bos(z.string()),
  /** Whether it is a reversal or was reversed. Neither can be changed. */
  iptalMi: z.boolean(),
});
export type KasaSatiri = z.output<typeof KasaSatiri>;


/*
 * Without kasaTumHesaplar a person sees the cash account alone, without kasaGecmisGider no expense of a past day (spec
 * 2§6). Nobody can change a movement that they cannot see. Nothing is overwritten: a change reverses the movement today
 * and writes a new one, whose id is in the reply.
 */
export const kasaCalls = {
  list: call.get('/kasa', {
    query: z.object({
      ...sayfaAlanlari,
      sirala: siraAlani('tarih', 'gelir', 'gider'),
      gelirMi: bos(z.boolean()),
      ...gunAraligi(),
      odemeSekliID: bos(ref('odemeSekli')),
      kategoriID: bos(ref('kategori')),
      altKategoriID: bos(ref('altKategori')),
      personelID: bos(ref('personel')),
    }),
    /** The sums are over all pages. Over several accounts they leave transfers out, which are neither income nor expense of the business. */
    reply: z.object({
      gelir: para(),
      gider: para(),
      toplam: para(),
      kasa: z.array(KasaSatiri),
      /** The income and expenses of each payment method, whose sum is `toplam`: with transfers, unless income or expenses are filtered out. */
      hesaplar: z.array(z.object({ odemeSekliID: z.int(), adi: z.string(), gelir: para(), gider: para() })),
      toplamKayit: z.int(),
    }),
    yetki: 'kasaIslemleri',
    excel: {
      tip: 'kasa',
      alan: 'kasa',
      sutunlar: [
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'gelir', tur: 'tutar', genislik: 12 },
        { ad: 'gider', tur: 'tutar', genislik: 12 },
        { ad: 'odemeSekliAdi', tur: 'metin', genislik: 16 },
        { ad: 'kategoriAdi', tur: 'metin', genislik: 18 },
        { ad: 'altKategoriAdi', tur: 'metin', genislik: 18 },
        { ad: 'personelAdi', tur: 'metin', genislik: 22 },
        { ad: 'musteriAdi', tur: 'metin', genislik: 26 },
        { ad: 'aciklama', tur: 'metin', genislik: 30 },
        { ad: 'iptalMi', tur: 'metin', genislik: 8, degerler: evetHayirSozu },
      ],
    },
  }),
  create: call.post('/kasa', {
    body: KasaKaydi,
    reply: kimlikReply,
    yetki: 'kasaEkle',
    kayit: { menu: 'kasa', islem: 'ekleme' },
  }),
  update: call.put('/kasa', {
    body: degisen(KasaKaydi),
    reply: kimlikReply,
    yetki: 'kasaDuzenle',
    kayit: { menu: 'kasa', islem: 'guncelleme' },
  }),
  remove: call.delete('/kasa', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'kasaSil',
    kayit: { menu: 'kasa', islem: 'silme' },
  }),
  /** Both movements are undone together, by `remove` on either. */
  aktar: call.post('/kasa/hesaptan-hesaba-aktarim', {
    body: AktarimKaydi,
    reply: kimlikReply,
    yetki: 'kasaVirman',
    mesaj: 'aktarimYapildi',
    kayit: { menu: 'kasa', islem: 'ekleme' },
  }),
  hesapBakiyeleri: call.get('/kasa/hesap-bakiyeleri', {
    reply: z.object({
      liste: z.array(z.object({ odemeSekliID: z.int(), adi: z.string(), bakiye: para() })),
      toplam: para(),
    }),
    yetki: 'kasaBakiye',
  }),
};
