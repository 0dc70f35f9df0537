import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, cepTelefonu, dosya, ePosta, evetHayir, kimlik, para, metin, oran, sayi, sir, tamSayi } from './fields.ts';
import { means } from './meaning.ts';

const KodIstegi = z.object({ cepTelefonu: cepTelefonu(), wpMi: evetHayir(false) });
/** Six digits from a text message, from which they may be copied with the space beside them. */
export const smsKodu = sir(z.string({ error: 'zorunluAlan' }).check(z.trim(), z.regex(/^\d{6}$/, { error: 'kodGecersiz' })));
const KodDogrulama = z.object({ cepTelefonu: cepTelefonu(), smsKodu });
/** The validity of the sent code. */
const KodReply = z.object({ gecerlilikSaniye: z.int() });
const oturumID = means({ tur: 'no' }, z.uuid({ error: 'kimlikGecersiz' }));
/** The version of the terms of use that the person has read (rules/kosul.ts). */
const kosulSurumu = tamSayi(1, 1_000_000);
const parola = sir(z.string({ error: 'zorunluAlan' }).check(z.maxLength(128, { error: 'metinUzun' })));

/** The signed-in person as the panel keeps it (spec 1§3). */
const Kullanici = z.object({
  id: z.int(),
  bayiID: z.int(),
  ad: z.string(),
  soyad: z.string(),
  adSoyad: z.string(),
  firma: z.string(),
  cepTelefonu: bos(z.string()),
  ePosta: bos(z.string()),
  kullaniciAdi: bos(z.string()),
  iskontoYuzdesi: oran(),
  webKullanicisi: z.boolean(),
  yetkiliMi: z.boolean(),
  yoneticiMi: z.boolean(),
  sozlesmeOnaylanmisMi: z.boolean(),
  paketID: z.int(),
  avatar: bos(z.string()),
  enSonGirisSaati: bos(z.string()),
});

/** The part of a sign-in that the panel keeps, in a cookie. */
export const KalanOturum = z.extend(Kullanici, { token: z.object({ accessToken: z.string() }) });
export type KalanOturum = z.output<typeof KalanOturum>;

/** The rest of the person as the specification reads it (1§3), which the panel does not keep. */
const SignedIn = z.extend(KalanOturum, {
  adres: bos(z.string()),
  calisiyorMu: z.boolean(),
  diplomaTescil: bos(z.string()),
  evTelefonu: bos(z.string()),
  geldigiPoliklinik: bos(z.string()),
  hizmetPrim: bos(oran()),
  katsayi: sayi(),
  maas: bos(para()),
  /** The specification names these two, but we have no such values: colleagues are no customers, and entries have ids of their own. */
  musteriNo: z.null(),
  personelGirisCikisID: z.null(),
  servis: bos(z.string()),
  tcKimlikNo: bos(z.string()),
  urunPrim: bos(oran()),
});
export type SignedIn = z.output<typeof SignedIn>;

/** The mobile must have been proved by `sms-dogrula` shortly before (spec 1§7). */
const Kayit = z.object({
  sektorID: kimlik(),
  paketID: z._default(kimlik(), 3),
  adSoyad: metin(120).check(z.refine((text) => /\S\s+\S/.test(text), { error: 'adSoyadGerekli' })),
  firmaAdi: metin(160),
  cepTelefonu: cepTelefonu(),
  email: ePosta(),
  parola,
  /** Ours: the accepted version of the terms. Without it the administrator is asked after signing in. */
  kosulSurumu: bos(kosulSurumu),
});

const Oturum = z.object({
  id: z.string(),
  cihaz: z.string(),
  ip: z.string(),
  olusturma: z.string(),
  sonKullanma: z.string(),
  buOturum: z.boolean(),
});

export const authCalls = {
  giris: call.post('/auth', {
    body: z.object({ kullaniciAdi: metin(200), parola }),
    reply: SignedIn,
    yetki: 'herkes',
    mesaj: 'girisBasarili',
    // Many people share the address of one salon; wrong tries are counted apart, with a far lower limit.
    limit: 120,
  }),
  kayitKontrol: call.post('/auth/kayit-kontrol', {
    body: KodIstegi,
    reply: KodReply,
    yetki: 'herkes',
    mesaj: 'kodGonderildi',
    limit: 10,
  }),
  smsDogrula: call.post('/auth/sms-dogrula', {
    body: KodDogrulama,
    yetki: 'herkes',
    mesaj: 'kodDogrulandi',
    limit: 20,
  }),
  kayitOl: call.post('/auth/kayit-ol', { body: Kayit, reply: SignedIn, yetki: 'herkes', limit: 10 }),
  parolaSifirla: call.post('/auth/parola-sifirla', {
    body: KodIstegi,
    reply: KodReply,
    yetki: 'herkes',
    mesaj: 'kodGonderildi',
    limit: 10,
  }),
  parolaDogrula: call.post('/auth/parola-dogrula', {
    body: KodDogrulama,
    yetki: 'herkes',
    mesaj: 'kodDogrulandi',
    limit: 20,
  }),
  parolaDegis: call.put('/auth/parola-degis', {
    body: z.extend(KodDogrulama, { parola }),
    yetki: 'herkes',
    mesaj: 'parolaDegisti',
    limit: 20,
  }),
  sektorler: call.get('/auth/sektorler', {
    reply: z.object({ liste: z.array(z.object({ id: z.int(), adi: z.string() })) }),
    yetki: 'herkes',
  }),
  paketler: call.get('/auth/paketler', {
    reply: z.object({
      liste: z.array(
        z.object({
          id: z.int(),
          adi: z.string(),
          /** Days after which the plan ends; only the trial's plan has them. */
          gun: bos(z.int()),
          personelSinir: bos(z.int()),
          randevuSinir: bos(z.int()),
          satisModulu: z.boolean(),
          smsHediye: z.int(),
          aylik: bos(para()),
          yillik: bos(para()),
        }),
      ),
    }),
    yetki: 'herkes',
  }),
  avatar: call.put('/auth/avatar', {
    body: z.object({ avatar: dosya(5) }),
    reply: z.object({ avatar: z.string() }),
    yetki: 'giris',
    konular: ['personel'],
  }),
  validateToken: call.get('/validate-token', { reply: z.object({ gecerli: z.boolean() }), yetki: 'giris' }),
  refresh: call.get('/refresh', {
    reply: z.object({ accessToken: z.string() }),
    yetki: 'giris',
    reads: false,
    eskiJeton: true,
    limit: 30,
    konular: ['oturum'],
  }),
  /** Ours: the specification has no call to accept the terms. */
  kosulOnayla: call.post('/auth/kosul-onayi', {
    body: z.object({ surum: kosulSurumu }),
    yetki: 'giris',
    mesaj: 'kosullarOnaylandi',
    kayit: { menu: 'oturum', islem: 'guncelleme', nesne: 'kosullar', kayitID: null },
    konular: ['personel'],
  }),
  // The next three calls are ours: the specification has none to see and end one's own sessions.
  oturumlar: call.get('/auth/oturumlar', { reply: z.object({ liste: z.array(Oturum) }), yetki: 'giris' }),
  oturumKapat: call.delete('/auth/oturumlar', {
    body: z.object({ id: bos(oturumID) }),
    yetki: 'giris',
    mesaj: 'oturumKapatildi',
    kayit: { menu: 'oturum', islem: 'silme', nesne: 'cihaz' },
  }),
  cikis: call.post('/auth/cikis', {
    yetki: 'giris',
    mesaj: 'oturumKapatildi',
    kayit: { menu: 'oturum', islem: 'cikis' },
  }),
};
