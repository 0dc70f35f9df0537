import { TALEP_DURUMLARI, TALEP_KAYNAKLARI } from '@defter/rules/randevu-talep.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { alsoNamed, besideFields, bos, gunAraligi, gizliMetin, gizliOrNull, kimlik, kimlikBody, kimlikReply, listeAlani, metin, metinOrNull, para, ref, saatAlani, sayfaAlanlari, secim, tarihAlani, telefon } from './fields.ts';

const durum = secim('randevuTalepDurumu', z.enum(TALEP_DURUMLARI, { error: 'secimGecersiz' }));
const kaynak = secim('randevuTalepKaynagi', z.enum(TALEP_KAYNAKLARI));

/** The wanted column and colleague; without either, whoever is free. */
const yer = { randevuSutunBaslikID: bos(ref('sutun')), uygulayanPersonelID: bos(ref('personel')) };

const TalepKaydi = z.object({
  /** Without a customer: a person with a name and a phone, who gets a card when the request is approved. */
  musteriID: bos(ref('musteri')),
  adi: metinOrNull(60),
  soyadi: metinOrNull(60),
  telefon: gizliOrNull('telefon', telefon(), undefined, ['musteriID']),
  ...yer,
  randevuTarihi: tarihAlani(),
  baslangicSaat: saatAlani(),
  /** Empty: as long as the services take. */
  bitisSaat: bos(saatAlani()),
  altUrunIDler: listeAlani(ref('altUrun'), 30),
  talepNotu: metinOrNull(500),
});

/** A request as the desk sees it. */
export const Talep = z.object({
  id: z.int(),
  durum,
  kaynak,
  musteriID: bos(z.int()),
  adi: z.string(),
  soyadi: bos(z.string()),
  telefon: bos(gizliMetin('telefon')),
  ...yer,
  sutunAdi: bos(z.string()),
  uygulayanPersonelAdi: bos(z.string()),
  randevuTarihi: z.string(),
  baslangicSaat: z.string(),
  bitisSaat: z.string(),
  altUrunIDler: z.array(z.int()),
  hizmetler: bos(z.string()),
  talepNotu: bos(z.string()),
  /** The deposit to which the customer has agreed on the page, because of missed appointments. */
  istenenKapora: bos(para()),
  kayitZamani: z.string(),
  /** The time that the salon offers instead; null as long as there is none. */
  oneriTarihi: bos(z.string()),
  oneriBaslangicSaat: bos(z.string()),
  oneriBitisSaat: bos(z.string()),
  oneriSutunAdi: bos(z.string()),
  /** The offered time that the customer declined, `YYYY-MM-DD HH:mm`. */
  reddedilenOneri: bos(z.string()),
  redNedeni: bos(z.string()),
  randevuID: bos(z.int()),
  sonuclandiran: bos(z.string()),
  sonucZamani: bos(z.string()),
});
export type Talep = z.output<typeof Talep>;

const degisiklik = { yetki: 'randevuTalep' } as const;
const guncelleme = { menu: 'randevu', islem: 'guncelleme', nesne: 'randevuTalep' } as const;

/** The other time: the text speaks of a suggested date alone (spec 2§4), so it may come by the names of a request or of its offer. */
const oneri = {
  randevuTarihi: alsoNamed(tarihAlani(), 'baslangicTarihi', 'oneriTarihi', 'tarih'),
  baslangicSaat: bos(alsoNamed(saatAlani(), 'baslangicSaati', 'oneriBaslangicSaat', 'saat')),
  bitisSaat: bos(alsoNamed(saatAlani(), 'bitisSaati', 'oneriBitisSaat')),
};

/** The requests of customers (spec 2§7.1). */
export const randevuTalepCalls = {
  /** Open ones by the time that they ask for, settled ones latest first. `yeniSayisi` counts all that wait for an answer. */
  list: call.get('/randevu/musteri-randevu-talepleri', {
    query: z.object({
      durum: bos(durum),
      ...gunAraligi('randevuTarihi'),
      musteriID: bos(ref('musteri')),
      randevuSutunBaslikID: bos(ref('sutun')),
      uygulayanPersonelID: bos(alsoNamed(ref('personel'), 'personelID')),
      randevuID: bos(ref('randevu')),
      ...sayfaAlanlari,
    }),
    reply: z.object({ liste: z.array(Talep), toplamKayit: z.int(), yeniSayisi: z.int() }),
    ...degisiklik,
  }),
  /** Ours: a request that was made by phone or at the desk. */
  create: call.post('/randevu/musteri-randevu-talepleri', {
    body: TalepKaydi.check(
      z.refine(({ musteriID, adi }) => musteriID !== null || adi !== null, { ...besideFields, path: ['musteriID'], error: 'musteriSecin' }),
      z.refine(({ musteriID, telefon }) => musteriID !== null || telefon !== null, { ...besideFields, path: ['telefon'], error: 'zorunluAlan' }),
    ),
    reply: kimlikReply,
    kayit: { menu: 'randevu', islem: 'ekleme', nesne: 'randevuTalep' },
    ...degisiklik,
  }),
  /**
   * Books the wanted time, or the offered one; a place or time sent beside the id (ours) replaces it. If the time is taken, the refusal has the free
   * ones of its day.
   */
  onayla: call.post('/randevu/musteri-randevu-talepleri-onayla', {
    body: z.object({ id: kimlik(), ...yer, randevuTarihi: bos(tarihAlani()), baslangicSaat: bos(saatAlani()), bitisSaat: bos(saatAlani()) }),
    reply: z.object({ id: z.int(), randevuID: z.int(), musteriCakisiyor: z.boolean() }),
    kota: 'randevu',
    yeniIs: true,
    mesaj: 'talepOnaylandi',
    kayit: guncelleme,
    konular: ['musteri', 'info'],
    ...degisiklik,
  }),
  reddet: call.post('/randevu/musteri-randevu-talepleri-reddet', {
    body: z.object({ id: kimlik(), redNedeni: metinOrNull(300) }),
    reply: kimlikReply,
    mesaj: 'talepReddedildi',
    kayit: guncelleme,
    ...degisiklik,
  }),
  /** Offers another time, which must be free now. Without hours it has those of the request. A customer with a card and a mobile gets a link to answer by. */
  degistir: call.post('/randevu/musteri-randevu-talepleri-degistir', {
    body: z.object({ id: kimlik(), ...yer, ...oneri }),
    reply: z.object({ id: z.int(), smsGittiMi: z.boolean() }),
    mesaj: 'talepOnerildi',
    kayit: guncelleme,
    ...degisiklik,
  }),
  /** Ours: withdraws the offer of another time. The text to the customer is sent only after the seconds of an undo. */
  oneriGeriAl: call.post('/randevu/musteri-randevu-talepleri-oneri-geri-al', {
    body: kimlikBody,
    reply: kimlikReply,
    mesaj: 'geriAlindi',
    kayit: guncelleme,
    ...degisiklik,
  }),
};

const { altUrunIDler: _idler, ...kayitAlanlari } = TalepKaydi.shape;
/** The fields that the record log shows of a request. */
export const TALEP_KAYIT_ALANLARI = {
  ...kayitAlanlari,
  telefon: gizliMetin('telefon'),
  talepDurumu: durum,
  hizmetler: z.array(ref('altUrun')),
  redNedeni: metin(),
  istenenKapora: para(),
  oneriTarihi: tarihAlani(),
  oneriBaslangicSaat: saatAlani(),
  oneriBitisSaat: saatAlani(),
  randevuID: ref('randevu'),
};
