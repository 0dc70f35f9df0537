import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikOrZero, kimlikParams, kimlikReply, para, metinOrNull, ref, secim, tarihAlani, tutarOrZero, sayfaAlanlari } from './fields.ts';
import { degisen } from './degisen.ts';
import { NAKIT_ID } from './tanim.ts';

/** Cash category of what is paid to or by a colleague (spec 2§9). */
export const PERSONEL_KATEGORISI = 3;

/** `kasa` is money that moves through the till; the others say what is owed without any moving. */
export const CARI_TURLERI = ['kasa', 'maas', 'prim', 'diger'] as const;
export type CariTuru = (typeof CARI_TURLERI)[number];
const tur = z._default(secim('cariTuru', z.enum(CARI_TURLERI, { error: 'secimGecersiz' })), 'kasa');

/**
 * A movement of a colleague's account (spec 2§3.5), `gider` or `gelir` of the business, one of them: of the till what is
 * paid and what is given back, of the rest what is earned and what is kept back.
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
  tarih: z.string(),
  gelir: para(),
  gider: para(),
  odemeSekliID: bos(z.int()),
  odemeSekliAdi: bos(z.string()),
  kategoriAdi: bos(z.string()),
  altKategoriID: bos(z.int()),
  altKategoriAdi: bos(z.string()),
  aciklama: bos(z.string()),
  /** A reversal, or reversed. */
  iptalMi: z.boolean(),
  /** What the business owes the colleague after this movement. */
  bakiye: para(),
});
export type CariSatiri = z.output<typeof CariSatiri>;

const konular = ['kasa'] as const;

/*
 * The account of a colleague: what they have earned, less what the till has paid them. The till's part is read from the
 * till and booked there, so that each lira stands in one place (docs/adr/0015).
 */
export const personelCariCalls = {
  /** The newest first; `bakiye` is what the business owes now, `hakEdis` less `odenen`. */
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
  /** Reverses the movement and writes a new one, whose id is the reply's. */
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
