import * as z from 'zod/mini';
import { isTcKimlikNo } from '@defter/rules/kimlik-no.ts';
import { normalizeTelefon } from '@defter/rules/telefon.ts';
import { smsKodu } from './auth.ts';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import {
  adres,
  alsoNamed,
  aramaAlani,
  bos,
  cepTelefonu,
  ePosta,
  evetHayir,
  gizliMetin,
  gizliOrNull,
  kimlikBody,
  kimlikOrZero,
  kimlikParams,
  kimlikReply,
  liste,
  metin,
  metinOrNull,
  ondalik,
  ref,
  sayfaAlanlari,
  sayi,
  sir,
  siraAlani,
  surumOrNull,
  tarihAlani,
  telefon,
  tutar,
  tutarOrZero,
  yuzde,
} from './fields.ts';
import { means } from './meaning.ts';
import { RaporYetkileri, Yetkiler } from './yetkiler.ts';

const yuzdeOrZero = z._default(yuzde(), 0);
export const tcKimlikNo = () =>
  bos(means({ tur: 'kimlik' }, z.string().check(z.trim(), z.refine(isTcKimlikNo, { error: 'tcKimlikNoGecersiz' }))));

/** A user name that is neither an e-mail nor a mobile, because each of the three belongs to one person only. */
const kullaniciAdi = metin(60).check(
  z.refine((text) => !/[@\s]/.test(text) && normalizeTelefon(text) === undefined, { error: 'kullaniciAdiGecersiz' }),
);

const alanlar = {
  ad: metin(60),
  soyad: metin(60),
  cepTelefonu: bos(cepTelefonu()),
  evTelefonu: bos(telefon()),
  ePosta: bos(ePosta()),
  adres: bos(adres()),
  diplomaTescil: metinOrNull(60),
  geldigiPoliklinik: metinOrNull(120),
  servis: metinOrNull(120),
  iskontoYuzdesi: z._default(yuzde('iskonto100'), 0),
  katsayi: z._default(sayi().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(100, { error: 'sayiGecersiz' }), ondalik(2, 'sayiGecersiz')), 1),
  isBaslangicTarihi: bos(tarihAlani()),
  calisiyorMu: evetHayir(true),
  webKullanicisi: evetHayir(false),
  rolID: bos(ref('rol')),
};

/** A colleague in a body. `sifre` is null when the password stays, and no reply has it. */
export const PersonelKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  ...alanlar,
  kullaniciAdi: bos(kullaniciAdi),
  tcKimlikNo: tcKimlikNo(),
  hizmetPrim: yuzdeOrZero,
  urunPrim: yuzdeOrZero,
  maas: tutarOrZero(),
  sifre: bos(sir(z.string().check(z.maxLength(128, { error: 'metinUzun' })))),
  yetkiler: bos(Yetkiler),
  raporYetkileri: bos(RaporYetkileri),
});

/** A colleague in a reply. People who may not change the record get contact data hidden and pay as null. */
export const Personel = z.object({
  id: z.int(),
  bayiID: z.int(),
  surum: z.int(),
  ...alanlar,
  cepTelefonu: bos(gizliMetin('telefon', 'personelDuzenle')),
  evTelefonu: bos(gizliMetin('telefon', 'personelDuzenle')),
  ePosta: bos(gizliMetin('ePosta', 'personelDuzenle')),
  adres: bos(gizliMetin('adres', 'personelDuzenle')),
  kullaniciAdi: bos(z.string()),
  tcKimlikNo: bos(gizliMetin('kimlik', 'personelDuzenle')),
  hizmetPrim: bos(yuzde()),
  urunPrim: bos(yuzde()),
  maas: bos(tutar()),
  adSoyad: z.string(),
  rolAdi: bos(z.string()),
  /** The number of rights that differ from the role; 0 without a role. */
  sapmaSayisi: z.int(),
  yetkiliMi: z.boolean(),
  avatar: bos(z.string()),
});
export type Personel = z.output<typeof Personel>;

/** The parts of the own record that a person may change. Their own contact data is not hidden. */
const KisiselBilgiler = z.object({
  ad: metin(60),
  soyad: metin(60),
  cepTelefonu: bos(cepTelefonu()),
  evTelefonu: bos(telefon()),
  ePosta: bos(ePosta()),
  adres: bos(adres()),
});

/** The list of the staff may have hidden it even from its owner, so a client may have read it only there. */
const kisiselIletisim = {
  cepTelefonu: gizliOrNull('telefon', cepTelefonu(), 'personelDuzenle'),
  evTelefonu: gizliOrNull('telefon', telefon(), 'personelDuzenle'),
  ePosta: gizliOrNull('ePosta', ePosta(), 'personelDuzenle'),
  adres: gizliOrNull('adres', adres(), 'personelDuzenle'),
};

export const personelCalls = {
  list: call.get('/personel', {
    /** `personelID` lists one colleague alone, for a record that is opened by its address. */
    query: z.object({ ...sayfaAlanlari, ara: aramaAlani('ad', 'soyad'), sirala: siraAlani('ad', 'isBaslangicTarihi'), aktifMi: bos(alsoNamed(means({ tur: 'evetHayir' }, z.boolean()), 'calisiyorMu')), personelID: bos(alsoNamed(ref('personel'), 'id')), rolID: bos(ref('rol')) }),
    reply: liste(Personel),
    yetki: 'personelGoruntule',
  }),
  create: call.post('/personel', {
    body: PersonelKaydi,
    reply: kimlikReply,
    yetki: 'personelEkle',
    kota: 'personel',
    kayit: { menu: 'personel', islem: 'ekleme' },
    konular: ['randevu', 'info', 'bayi'],
  }),
  update: call.put('/personel', {
    body: degisen(PersonelKaydi),
    reply: kimlikReply,
    yetki: 'personelDuzenle',
    kayit: { menu: 'personel', islem: 'guncelleme' },
    konular: ['randevu', 'info', 'bayi'],
  }),
  remove: call.delete('/personel', {
    body: kimlikBody,
    reply: kimlikReply,
    yetki: 'personelSil',
    kayit: { menu: 'personel', islem: 'silme', nesne: 'durum', kayitID: 'id' },
    konular: ['randevu', 'info', 'bayi'],
  }),
  yetkiler: call.get('/personel/{id}/yetkiler', {
    params: kimlikParams,
    /** Permissions and reports that the person has beyond the role (`ek`) or lacks (`eksik`). */
    reply: z.object({ yetkiler: Yetkiler, rolID: bos(z.int()), ek: z.array(z.string()), eksik: z.array(z.string()) }),
    yetki: 'yetkiGoruntule',
  }),
  raporYetkileri: call.get('/personel/{id}/rapor-yetkileri', {
    params: kimlikParams,
    reply: z.object({ raporYetkileri: RaporYetkileri }),
    yetki: 'yetkiGoruntule',
  }),
  /** Own password: `sifre` is the present one, `parola` the new one (spec 2§7.3). */
  parolaDegistir: call.post('/personel/personel-parola-degistir', {
    body: z.object({ sifre: sir(metin(128)), parola: sir(metin(128)) }),
    yetki: 'giris',
    mesaj: 'parolaDegisti',
    limit: 5,
    kayit: { menu: 'oturum', islem: 'guncelleme', nesne: 'parola' },
  }),
  // Ours: the specification saves one's own record but has no call to read it, nor to ask for the code.
  kisiselBilgiler: call.get('/personel/kisisel-bilgileri', { reply: z.extend(KisiselBilgiler, { surum: z.int() }), yetki: 'giris' }),
  telefonKodu: call.post('/personel/telefon-kodu', {
    body: z.object({ cepTelefonu: cepTelefonu() }),
    reply: z.object({ gecerlilikSaniye: z.int() }),
    yetki: 'giris',
    mesaj: 'kodGonderildi',
    limit: 5,
  }),
  /** A new mobile must be proved by the code sent to it; changing it requires a new sign-in (spec 2§4). */
  saveKisiselBilgiler: call.post('/personel/kisisel-bilgileri', {
    body: degisen(z.extend(KisiselBilgiler, { ...kisiselIletisim, surum: surumOrNull(), smsKodu: bos(smsKodu) })),
    /** Whether the mobile was changed, so that the panel signs the person out. */
    reply: z.object({ id: z.int(), telefonDegisti: z.boolean() }),
    yetki: 'giris',
    mesaj: 'guncellemeBasarili',
    limit: 10,
    kayit: { menu: 'personel', islem: 'guncelleme' },
    konular: ['randevu', 'bayi'],
  }),
};
