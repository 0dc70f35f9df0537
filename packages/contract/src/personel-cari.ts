import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikOrZero, kimlikParams, kimlikReply, para, metinOrNull, ref, secim, tarihAlani, tutarOrZero, sayfaAlanlari } from './fields.ts';
import { degisen } from './degisen.ts';
import { NAKIT_ID } from './tanim.ts';

/** The cash category of money paid to or by a colleague (spec 2§9). */
export const PERSONEL_KATEGORISI = 3;

/** `kasa` is money that moves through the till; the other kinds only change the debt. */
export const CARI_TURLERI = ['kasa', 'maas', 'prim', 'diger'] as const;
export type CariTuru = (typeof CARI_TURLERI)[number];
/** A client of the specification knows no kinds: a movement that it adds is one of the till, and its change keeps the kind of the saved one. */
const tur = bos(secim('cariTuru', z.enum(CARI_TURLERI, { error: 'secimGecersiz' })));

/**
 * A movement of a colleague's account (spec 2§3.5): either `gider` or `gelir` of the business. Of the till they are payments to and from the
 * colleague; of the other kinds, earnings and deductions.
 */
const PersonelCariKaydi = z.object({
  id: kimlikOrZero(),
  tur,
  personelID: ref('personel'),
  gelir: tutarOrZero(),
  gider: tutarOrZero(),
  odemeSekliID: z._default(ref('odemeSekli'), NAKIT_ID),
  kategoriID: z._default(ref('kategori'), PERSONEL_KATEGORISI),
  altKategoriID: bos(ref('altKategori')),
  tarih: bos(tarihAlani()),
  aciklama: metinOrNull(500),
});

const CariSatiri = z.object({
  id: z.int(),
  tur: z.enum(CARI_TURLERI),
  personelID: z.int(),
  tarih: z.string(),
  gelir: para(),
  gider: para(),
  odemeSekliID: bos(z.int()),
  odemeSekliAdi: bos(z.string()),
  kategoriID: bos(z.int()),
  kategoriAdi: bos(z.string()),
  altKategoriID: bos(z.int()),
  altKategoriAdi: bos(z.string()),
  aciklama: bos(z.string()),
  /** A tip of a sale: earned, though it stands in the till. It is given back in its sale. */
  bahsisMi: z.boolean(),
  /** Whether it is a reversal or was reversed. */
  iptalMi: z.boolean(),
  /** The closed month of this commission, by its first day; such an entry cannot be changed. */
  primAyi: bos(z.string()),
  /** The debt of the business to the colleague after this movement. */
  bakiye: para(),
});
export type CariSatiri = z.output<typeof CariSatiri>;

const konular = ['kasa'] as const;

/*
 * The account of a colleague is their earnings less the payments from the till. Payments are booked in the till and read from
 * there, so that each lira stands in one place (docs/adr/0015).
 */
export const personelCariCalls = {
  /** Newest first. `bakiye` is the present debt of the business, `hakEdis` less `odenen`. */
  list: call.get('/personel/{id}/cari', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.object({
      liste: z.array(CariSatiri),
      toplamKayit: z.int(),
      hakEdis: para(),
      odenen: para(),
      bakiye: para(),
    }),
    yetki: 'personelCari',
  }),
  create: call.post('/personel/cari', {
    body: PersonelCariKaydi,
    reply: kimlikReply,
    yetki: 'personelCari',
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'personelCari', kayitID: 'personelID' },
    konular,
  }),
  /** Reverses the movement and writes a new one, whose id is in the reply. */
  update: call.put('/personel/cari', {
    body: degisen(PersonelCariKaydi, ['tur']),
    reply: kimlikReply,
    yetki: 'personelCari',
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'personelCari', kayitID: 'personelID' },
    konular,
  }),
  remove: call.delete('/personel/cari', {
    body: z.object({ id: kimlik(), tur }),
    reply: kimlikReply,
    yetki: 'personelCari',
    mesaj: 'geriAlindi',
    kayit: { menu: 'personel', islem: 'silme', nesne: 'personelCari' },
    konular,
  }),
};
