import { PRIM_ESASLARI, PRIM_TURLERI } from '@defter/rules/prim.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, evetHayir, kimlikBody, kimlikOrZero, kimlikReply, liste, listeAlani, metin, oran, para, ref, sayfaAlanlari, secim, surumOrNull, tamSayi, tarihAlani, tutar, tutarOrZero, yuzde } from './fields.ts';

/** The most steps of a rule, and the most rules that are tried at once. */
const EN_COK_BASAMAK = 10;
const EN_COK_KURAL = 200;

const alanlar = {
  adi: metin(80),
  /** The person and the scope; empty is everybody and everything. At most one of the three fields of the scope is set. */
  personelID: bos(ref('personel')),
  satisTipi: bos(secim('satisTipi', tamSayi(0, 1))),
  anaUrunID: bos(ref('anaUrun')),
  altUrunID: bos(ref('altUrun')),
  esas: secim('primEsasi', z.enum(PRIM_ESASLARI, { error: 'secimGecersiz' })),
  tur: secim('primTuru', z.enum(PRIM_TURLERI, { error: 'secimGecersiz' })),
  /** The field of its kind: a percentage, an amount for each piece, or the steps of the month's sum. */
  oran: z._default(yuzde(), 0),
  tutar: tutarOrZero(),
  basamaklar: listeAlani(z.object({ alt: tutar(), oran: yuzde() }), EN_COK_BASAMAK),
  kdvHaric: evetHayir(false),
  /** The rule of the day of a sale counts. */
  baslangic: tarihAlani(),
  bitis: bos(tarihAlani()),
};

const { adi: _adi, baslangic: _baslangic, bitis: _bitis, ...sozler } = alanlar;
/** A rule that is only tried holds all the time. */
const DenenenKural = z.object(sozler);
export type DenenenKural = z.output<typeof DenenenKural>;
const fark = { simdi: para(), deneme: para() };
const PersonelFarki = z.object({ personelID: z.int(), adSoyad: z.string(), aylar: z.array(z.object(fark)), ...fark });
export type PersonelFarki = z.output<typeof PersonelFarki>;

export const PrimKuraliKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar });
const PrimKurali = z.object({ id: z.int(), surum: z.int(), ...alanlar, personelAdi: bos(z.string()), anaUrunAdi: bos(z.string()), altUrunAdi: bos(z.string()) });
export type PrimKurali = z.output<typeof PrimKurali>;

const PrimSatiri = z.object({
  personelID: z.int(),
  personelAdi: z.string(),
  tarih: z.string(),
  satisID: z.int(),
  satirID: z.int(),
  satisNo: z.int(),
  /** Null for people who see no sales, and for a sale at the door. */
  musteriAdi: bos(z.string()),
  adi: z.string(),
  /** Null for the percentage on the card of the colleague. */
  kuralID: bos(z.int()),
  kuralAdi: bos(z.string()),
  esas: para(),
  prim: para(),
});
export type PrimSatiri = z.output<typeof PrimSatiri>;

const PersonelPrimi = z.object({ personelID: z.int(), adSoyad: z.string(), satir: z.int(), esas: para(), prim: para(), geriAlinan: para() });
export type PersonelPrimi = z.output<typeof PersonelPrimi>;

/** Any day of the month; the present one by default. */
const ay = bos(tarihAlani());
const kayit = { menu: 'personel', nesne: 'primKurali' } as const;

/* Commission (docs/adr/0155). The specification has only the two percentages of a colleague; these calls are ours. */
export const primCalls = {
  /** All rules, the winning ones first, and the percentages on the cards, which come after them. */
  kurallar: call.get('/prim/kurallar', {
    reply: z.object({
      liste: z.array(PrimKurali),
      oranlar: z.array(z.object({ personelID: z.int(), adSoyad: z.string(), hizmetPrim: oran(), urunPrim: oran() })),
      /** The last closed day: rules cannot be changed for days up to it. */
      kapananSon: bos(z.string()),
    }),
    yetki: 'personelPrim',
  }),
  create: call.post('/prim/kural', { body: PrimKuraliKaydi, reply: kimlikReply, kayit: { ...kayit, islem: 'ekleme' }, yetki: 'personelPrim' }),
  update: call.put('/prim/kural', { body: degisen(PrimKuraliKaydi), reply: kimlikReply, kayit: { ...kayit, islem: 'guncelleme' }, yetki: 'personelPrim' }),
  remove: call.delete('/prim/kural', { body: kimlikBody, reply: kimlikReply, kayit: { ...kayit, islem: 'silme' }, yetki: 'personelPrim' }),
  /** A month by colleagues: as it was closed, or in its present state. */
  ay: call.get('/prim', {
    query: z.object({ ay }),
    reply: z.object({
      ay: z.string(),
      kapanisZamani: bos(z.string()),
      kapatanAdi: bos(z.string()),
      /** The next month to close; null while none is closed, when any past month may be the first. */
      siradaki: bos(z.string()),
      kapanabilir: z.boolean(),
      liste: z.array(PersonelPrimi),
      esas: para(),
      prim: para(),
    }),
    yetki: 'personelPrim',
    agir: true,
  }),
  /** The lines of a month, searched by product or service. Without personelPrim only the caller's own. */
  satirlar: call.get('/prim/satirlar', {
    query: z.object({ ...sayfaAlanlari, ay, personelID: bos(ref('personel')) }),
    reply: z.extend(liste(PrimSatiri), { ay: z.string(), kapaliMi: z.boolean(), esas: para(), prim: para() }),
    yetki: 'giris',
    agir: true,
    excel: {
      tip: 'primler',
      sutunlar: [
        { ad: 'personelAdi', tur: 'metin', genislik: 22 },
        { ad: 'tarih', tur: 'tarih', genislik: 13 },
        { ad: 'satisNo', tur: 'sayi', genislik: 10 },
        { ad: 'musteriAdi', tur: 'metin', genislik: 26 },
        { ad: 'adi', tur: 'metin', genislik: 30 },
        { ad: 'kuralAdi', tur: 'metin', genislik: 26 },
        { ad: 'esas', tur: 'tutar', genislik: 14 },
        { ad: 'prim', tur: 'tutar', genislik: 12 },
      ],
    },
  }),
  /** The result of other rules for the last three months, beside that of the present ones. */
  dene: call.post('/prim/dene', {
    body: z.object({ kurallar: listeAlani(DenenenKural, EN_COK_KURAL) }),
    reply: z.object({ aylar: z.array(z.string()), liste: z.array(PersonelFarki), ...fark }),
    yetki: 'personelPrim',
    reads: true,
    limit: 30,
  }),
  /** Closes a past month: it can no longer change, and each colleague's sum is booked in their account. */
  kapat: call.post('/prim/kapat', {
    body: z.object({ ay: tarihAlani() }),
    reply: z.object({ id: z.int(), ay: z.string(), prim: para() }),
    mesaj: 'primKapatildi',
    yetki: 'personelPrim',
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'primDonemi' },
  }),
};
