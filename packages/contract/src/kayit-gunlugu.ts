import * as z from 'zod/mini';
import type { MaskeTuru } from '@defter/rules/maske.ts';
import { call, KAYIT_ISLEMLERI, KAYIT_MENULERI } from './call.ts';
import { KAYIT_NESNELERI } from './kayit-nesneleri.ts';
import { bos, gizliDeger, kimlik, liste, metinOrNull, sayfaAlanlari, tamSayi, tarihAlani } from './fields.ts';
import { Okunus } from './okunus.ts';
import type { Yetki } from './yetkiler.ts';

/** Rights that show contact data in the log: of customers, and of colleagues. */
const YETKILER = ['musteriIletisim', 'personelDuzenle'] as const;
const deger = () => z.union(YETKILER.map((yetki) => bos(gizliDeger((degisen) => maskeOf(degisen, yetki), yetki))));
/** What each value is stands beside it. */
const maskeOf = (degisen: { tur?: MaskeTuru; yetki?: string }, yetki: Yetki) => (degisen.yetki === yetki ? degisen.tur : undefined);

/** A field that was changed, and what it is (meaning.ts). */
const Degisen = z.object({
  alan: z.string(),
  /** Of which part, where there are several. */
  etiket: bos(z.string()),
  ...Okunus.shape,
  /** Said once, with nothing before it to compare with. */
  tek: z.boolean(),
  /** The right that shows contact data. */
  yetki: bos(z.string()),
  once: deger(),
  sonra: deger(),
});
export type Degisen = z.output<typeof Degisen>;

/** One act of the record log: who, when, from where, on what, and what changed from what to what. */
const KayitSatiri = z.object({
  id: z.int(),
  zaman: z.string(),
  personelID: bos(z.int()),
  personelAdi: bos(z.string()),
  menu: z.enum(KAYIT_MENULERI),
  islem: z.enum(KAYIT_ISLEMLERI),
  /** On what, where it is not the record that the menu is named after. */
  nesne: bos(z.enum(KAYIT_NESNELERI)),
  kayitID: bos(z.int()),
  /** What the record is called today; null when it is gone or has no name. */
  kayitAdi: bos(z.string()),
  aciklama: bos(z.string()),
  ip: bos(z.string()),
  cihaz: bos(z.string()),
  /** Values as text: amounts with a point, days as YYYY-MM-DD; of what names another record its name. */
  degisim: z.array(Degisen),
  /** What was changed had to be forgotten (KVKK). */
  degisimSilindi: z.boolean(),
});
export type KayitSatiri = z.output<typeof KayitSatiri>;

const secenekler = z.object({ liste: z.array(z.object({ id: z.int(), adi: z.string() })) });

export const kayitGunluguCalls = {
  /** Newest first; without dates today's (spec 2§3.5). */
  list: call.get('/kayitgunlugu', {
    query: z.object({
      sayfa: sayfaAlanlari.sayfa,
      sayfaBoyutu: sayfaAlanlari.sayfaBoyutu,
      /** As `aciklama`: the search box of every list. */
      ara: sayfaAlanlari.ara,
      bayiID: bos(kimlik()),
      personelID: bos(kimlik()),
      islemID: bos(tamSayi(1, 99)),
      menuID: bos(tamSayi(1, 99)),
      aciklama: metinOrNull(100),
      baslangic: bos(tarihAlani()),
      bitis: bos(tarihAlani()),
    }),
    reply: liste(KayitSatiri),
    yetki: 'kayitGunlugu',
  }),
  /** Ours: everything that was done to one record, for the history that each record shows. */
  gecmis: call.get('/kayitgunlugu/gecmis', {
    query: z.object({
      sayfa: sayfaAlanlari.sayfa,
      sayfaBoyutu: sayfaAlanlari.sayfaBoyutu,
      menu: z.enum(KAYIT_MENULERI),
      kayitID: kimlik(),
      /** Of a kind of record beside the menu's own, or of its parts of one kind. */
      nesne: bos(z.enum(KAYIT_NESNELERI)),
      parcaID: bos(kimlik()),
    }),
    reply: liste(KayitSatiri),
    yetki: 'kayitGunlugu',
  }),
  /** `adi` is a key of the panel's catalogue. */
  menuler: call.get('/kayitgunlugu/menuler', { reply: secenekler, yetki: 'kayitGunlugu' }),
  islemler: call.get('/kayitgunlugu/islemler', { reply: secenekler, yetki: 'kayitGunlugu' }),
};
