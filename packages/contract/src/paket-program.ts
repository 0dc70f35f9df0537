import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  bos,
  evetHayir,
  kimlik,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  liste,
  metin,
  metinOrNull,
  para,
  ref,
  sayfaAlanlari,
  secim,
  siraAlani,
  surumOrNull,
  tamSayi,
  tutar,
  yuzde,
} from './fields.ts';

/** The people who may use the sessions of a package: the customer only, the family, or everybody with its code. */
export const PAKET_KULLANIMLARI = ['kisi', 'aile', 'kod'] as const;
export type PaketKullanimi = (typeof PAKET_KULLANIMLARI)[number];
/** The price of used sessions when a package is given back: that of a single session, or that of the package. */
export const IADE_KURALLARI = ['tek', 'paket'] as const;
export type IadeKurali = (typeof IADE_KURALLARI)[number];

const EN_COK_ICERIK = 50;
const iskonto = () => z._default(yuzde('iskonto100'), 0);

/** A content of a package (spec 2§3.3): sessions of a service, or pieces of a product. */
const icerikAlanlari = {
  altUrunID: ref('altUrun'),
  miktar: z._default(tamSayi(1, 999), 1),
  /** The price of one session or piece, with KDV; null takes that of the catalogue. */
  birimFiyat: bos(tutar()),
  /** In percent. */
  iskonto: iskonto(),
  /** Whether it is in the package by default. The package's price is for these contents. */
  varsayilan: evetHayir(true),
};
/** `tutar` is computed: it may be sent back, but a change of it only is refused (tutarHesaplanir). */
const PaketIcerigi = z.object({ id: kimlikOrZero(), ...icerikAlanlari, tutar: z.optional(z.nullable(tutar())) });
export type PaketIcerigiKaydi = z.output<typeof PaketIcerigi>;
const icerikler = z.array(PaketIcerigi).check(z.minLength(1, { error: 'icerikGerekli' }), z.maxLength(EN_COK_ICERIK, { error: 'istekBuyuk' }));

const alanlar = {
  menuGrupID: bos(ref('paketGrubu')),
  adi: metin(120),
  /** The price of the whole package, before its discount; null is the sum of its contents. */
  fiyat: bos(tutar()),
  /** In percent of the price. */
  iskonto: iskonto(),
  aktifMi: evetHayir(true),
  siraNo: z._default(tamSayi(0, 9999), 0),
  /** The months of its validity from the sale; null is without an end. */
  gecerlilikAy: bos(tamSayi(1, 120)),
  kullanim: secim('paketKullanimi', z._default(z.enum(PAKET_KULLANIMLARI, { error: 'secimGecersiz' }), 'kisi')),
  iadeKurali: secim('iadeKurali', z._default(z.enum(IADE_KURALLARI, { error: 'secimGecersiz' }), 'tek')),
  /** The salon's deduction from a refund, in percent. */
  iadeKesintisi: iskonto(),
};
const kayit = { id: kimlikOrZero(), surum: surumOrNull(), ...alanlar };
export const PaketProgramKaydi = z.object({ ...kayit, icerikler });
/** The same in the words of the menus, whose contents are called `Icerik` (spec 2§7.6). */
const MenuKaydi = z.object({ ...kayit, icerik: icerikler });

export const PaketProgramIcerigi = z.object({
  id: z.int(),
  /** The name of the row, for clients that tell rows apart by a text. */
  uniqueID: z.string(),
  anaUrunID: bos(z.int()),
  altUrunID: z.int(),
  altUrunAdi: z.string(),
  hizmetMi: z.boolean(),
  miktar: z.int(),
  birimFiyat: para(),
  iskonto: icerikAlanlari.iskonto,
  /** The price of the whole row, after its discount. */
  tutar: para(),
  kdv: z.int(),
  varsayilan: z.boolean(),
});
export type PaketProgramIcerigi = z.output<typeof PaketProgramIcerigi>;

const PaketProgram = z.object({
  id: z.int(),
  surum: z.int(),
  bayiID: z.int(),
  ...alanlar,
  fiyat: para(),
  menuGrupAdi: bos(z.string()),
  /** The sum of the single prices of the contents. */
  icerikToplami: para(),
  /** The price of the package: its price less its discount. */
  satisFiyati: para(),
  seansSayisi: z.int(),
  icerikler: z.array(PaketProgramIcerigi),
});
export type PaketProgram = z.output<typeof PaketProgram>;

const okuma = {
  query: z.object({
    ...sayfaAlanlari,
    sirala: siraAlani('siraNo', 'adi', 'fiyat'),
    id: bos(kimlik()),
    aktifMi: bos(z.boolean()),
    bayiID: bos(kimlik()),
    menuGrupID: bos(ref('paketGrubu')),
    paketProgramAdi: metinOrNull(100),
  }),
  reply: liste(PaketProgram),
  yetki: 'paketGoruntule',
} as const;
const yazma = { reply: kimlikReply, konular: ['paketprogram', 'menu'] } as const;
const program = { menu: 'satis', nesne: 'paketProgram' } as const;
const ekleme = { ...yazma, yetki: 'paketEkle', kayit: { ...program, islem: 'ekleme' } } as const;
const degisiklik = { ...yazma, yetki: 'paketDuzenle', kayit: { ...program, islem: 'guncelleme' } } as const;
const silme = { ...yazma, yetki: 'paketDuzenle', kayit: { ...program, islem: 'silme' } } as const;

export const paketProgramCalls = {
  list: call.get('/paketprogram', okuma),
  create: call.post('/paketprogram', { body: PaketProgramKaydi, ...ekleme }),
  update: call.put('/paketprogram', { body: degisen(PaketProgramKaydi), ...degisiklik }),
  remove: call.delete('/paketprogram', { body: kimlikBody, ...silme }),
};

/** The programs by the paths of the menus: both are the same records (docs/adr/0110). */
export const menuCalls = {
  list: call.get('/menu', okuma),
  icerikler: call.get('/menu/{id}/icerikler', { params: kimlikParams, reply: z.object({ liste: z.array(PaketProgramIcerigi) }), yetki: 'paketGoruntule' }),
  create: call.post('/menu', { body: MenuKaydi, ...ekleme }),
  update: call.put('/menu', { body: degisen(MenuKaydi), ...degisiklik }),
  remove: call.delete('/menu', { body: kimlikBody, ...silme }),
  /** Removes one content; the last one stays. The entry is on its program. */
  removeIcerik: call.delete('/menu/icerikler', { body: kimlikBody, ...degisiklik, mesaj: 'silmeBasarili', kayit: { ...program, islem: 'guncelleme' } }),
};
