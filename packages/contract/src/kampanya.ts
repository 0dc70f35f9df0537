import { EN_COK_KAMPANYA_SATIRI, KAMPANYA_TURLERI } from '@defter/rules/kampanya.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  bos, dosya, EN_YUKSEK_TUTAR, evetHayir, kimlik, kimlikBody, kimlikOrZero, kimlikReply, liste, listeAlani, metin, metinOrNull, ondalik, para, paraOrSayi, ref,
  saatAlani, sayfaAlanlari, sayi, secim, siraAlani, surumOrNull, tamSayi, tarihAlani, tutar, yuzde,
} from './fields.ts';
import { FOTOGRAF_MIB } from './fotograf.ts';

const tur = z._default(secim('kampanyaTuru', z.enum(KAMPANYA_TURLERI, { error: 'secimGecersiz' })), 'oran');
/** Percent, or an amount off each piece, by the kind beside it. */
const iskontoDegeri = () => paraOrSayi((kayit) => 'tur' in kayit && kayit.tur === 'tutar', 'tutarGecersiz');
const iskonto = z._default(iskontoDegeri().check(z.gte(0, { error: 'tutarGecersiz' }), z.lte(EN_YUKSEK_TUTAR, { error: 'tutarGecersiz' }), ondalik(2, 'tutarGecersiz')), 0);

/** The discount of one content instead of the campaign's, in percent; none or 0 is the campaign's. */
const icerikIskontosu = yuzde('iskonto100');
/** A content of a campaign: one product or service, or a group of them. With both it is the product. */
const KampanyaIcerigi = z.object({ id: kimlikOrZero(), altUrunID: bos(ref('altUrun')), anaUrunID: bos(ref('anaUrun')), iskonto: bos(icerikIskontosu) });

const alanlar = {
  kampanyaAdi: metin(120),
  /** Both days are included; the default is today. */
  baslangicTarihi: bos(tarihAlani()),
  bitisTarihi: bos(tarihAlani()),
  resim: metinOrNull(300),
  aciklama: metinOrNull(500),
  /** It is for everything on sale. */
  tumu: evetHayir(false),
  tur,
  iskonto,
  /** Of every `al` pieces only `ode` are paid. */
  al: z._default(tamSayi(1, 99), 1),
  ode: z._default(tamSayi(0, 99), 0),
  /** Weekdays from 1, Monday; none is every day. */
  gunler: listeAlani(tamSayi(1, 7), 7),
  baslangicSaati: bos(saatAlani()),
  bitisSaati: bos(saatAlani()),
  /** Customer groups; none is everybody. */
  musteriGruplari: listeAlani(ref('musteriGrubu'), 100),
  ilkZiyaret: evetHayir(false),
  /** Whether it adds to other campaigns. */
  birlesir: evetHayir(false),
  aktifMi: evetHayir(true),
};
export const KampanyaKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar, icerikler: listeAlani(KampanyaIcerigi, EN_COK_KAMPANYA_SATIRI) });

const Kampanya = z.object({
  id: z.int(),
  surum: z.int(),
  kampanyaAdi: z.string(),
  baslangicTarihi: z.string(),
  bitisTarihi: z.string(),
  resim: bos(z.string()),
  /** The uploaded picture, or `resim` if that is an address. */
  resimUrl: bos(z.string()),
  aciklama: bos(z.string()),
  tumu: z.boolean(),
  tur: z.enum(KAMPANYA_TURLERI),
  iskonto: iskontoDegeri(),
  al: z.int(),
  ode: z.int(),
  gunler: z.array(z.int()),
  baslangicSaati: bos(z.string()),
  bitisSaati: bos(z.string()),
  musteriGruplari: z.array(z.int()),
  ilkZiyaret: z.boolean(),
  birlesir: z.boolean(),
  aktifMi: z.boolean(),
  /** Follows from the last day, in the words of the specification (2§4). */
  durum: z.enum(['Devam Ediyor', 'Süresi Doldu']),
  icerikler: z.array(z.object({ id: z.int(), altUrunID: bos(z.int()), anaUrunID: bos(z.int()), adi: z.string(), iskonto: bos(yuzde()) })),
});
export type Kampanya = z.output<typeof Kampanya>;

/** A line of a sale, as far as campaigns need it. The contents of a campaign may be sent too (spec 2§7.13); a group among them is not a line. */
const UygulamaSatiri = z.object({
  altUrunID: bos(ref('altUrun')),
  adet: z._default(sayi().check(z.gt(0, { error: 'sayiGecersiz' }), z.lte(99_999, { error: 'sayiGecersiz' }), ondalik(3, 'sayiGecersiz')), 1),
  birimFiyat: bos(tutar()),
  /** It is a gift or taken from a package: no campaign counts it. */
  haric: evetHayir(false),
});

/** The discount of the campaigns on one line, in the order of the sent lines. */
const IskontoIcerigi = z.object({ altUrunID: z.int(), iskonto: para(), kampanyaID: z.int(), kampanyaAdi: z.string() });

const yetki = 'kampanya';
const kayit = { menu: 'satis', nesne: 'kampanya' } as const;
const konular = ['dashboard'] as const;

export const kampanyaCalls = {
  /** Of the campaigns that count now, the one that ends first. */
  ozet: call.get('/dashboard/kampanyalar', {
    reply: z.object({ varMi: z.boolean(), iskonto: iskontoDegeri(), kalanZaman: z.string(), kampanyaID: bos(z.int()), kampanyaAdi: bos(z.string()), tur: bos(z.enum(KAMPANYA_TURLERI)) }),
    yetki: 'giris',
  }),
  list: call.get('/satis/satis-kampanyalari', {
    query: z.object({ ...sayfaAlanlari, sirala: siraAlani('kampanyaAdi', 'baslangicTarihi', 'bitisTarihi'), kampanyaAdi: metinOrNull(120), baslangicTarihi: bos(tarihAlani()), bitisTarihi: bos(tarihAlani()) }),
    reply: liste(Kampanya),
    yetki,
  }),
  /** POST changes and PUT creates: the specification has them the other way round here (2§7.13). */
  update: call.post('/satis/satis-kampanyalari', { body: degisen(KampanyaKaydi), reply: kimlikReply, yetki, mesaj: 'guncellemeBasarili', kayit: { ...kayit, islem: 'guncelleme' }, konular }),
  create: call.put('/satis/satis-kampanyalari', { body: KampanyaKaydi, reply: kimlikReply, yetki, mesaj: 'kayitBasarili', birKez: true, kayit: { ...kayit, islem: 'ekleme' }, konular }),
  aktif: call.put('/satis/satis-kampanyasi-aktif', { body: z.object({ id: kimlik(), aktifMi: evetHayir(true) }), reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'guncelleme' }, konular }),
  /** Ours: a picture for the first page, encoded anew; it replaces the one before. It is not part of the fields, so it carries no version. */
  saveResim: call.post('/satis/satis-kampanyasi-resim', { body: z.object({ id: kimlik(), file: dosya(FOTOGRAF_MIB) }), reply: z.object({ id: z.int(), resimUrl: z.string() }), yetki, kayit: { ...kayit, islem: 'guncelleme' }, konular }),
  removeResim: call.delete('/satis/satis-kampanyasi-resim', { body: kimlikBody, reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'guncelleme' }, konular }),
  remove: call.delete('/satis/satis-kampanyalari', { body: kimlikBody, reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'silme' }, konular }),
  /** The discounts of the campaigns on a sale now. With an id only that campaign is asked. It changes nothing. */
  uygula: call.post('/satis/satis-kampanyasi-uygula', {
    /** With `satisID` the campaigns of an open sale, as of its day. */
    body: z.object({ id: kimlikOrZero(), satisID: bos(kimlik()), musteriID: bos(ref('musteri')), icerikler: listeAlani(UygulamaSatiri, EN_COK_KAMPANYA_SATIRI) }),
    reply: z.object({ kampanyaID: bos(z.int()), iskontoIcerikleri: z.array(z.nullable(IskontoIcerigi)), toplam: para(), kalanZaman: bos(z.string()) }),
    yetki: ['satisEkle', 'musteriSatis'],
    reads: true,
  }),
};

/** The fields that the record log shows of a campaign beside its own. */
export const KAMPANYA_KAYIT_ALANLARI = { ...alanlar, altUrunIDler: z.array(ref('altUrun')), anaUrunIDler: z.array(ref('anaUrun')), icerikIskontosu };
