import * as z from 'zod/mini';
import type { MaskeTuru } from '@defter/rules/maske.ts';
import { call, KAYIT_ISLEMLERI, KAYIT_MENULERI } from './call.ts';
import { KAYIT_NESNELERI } from './kayit-nesneleri.ts';
import { bos, gizliDeger, kimlik, liste, metinOrNull, sayfaAlanlari, tarihAlani } from './fields.ts';
import { Okunus } from './okunus.ts';
import type { Yetki } from './yetkiler.ts';

/** Rights that show contact data in the log: of customers, and of colleagues. */
const YETKILER = ['musteriIletisim', 'personelDuzenle'] as const;
const deger = () => z.union(YETKILER.map((yetki) => bos(gizliDeger((degisen) => maskeOf(degisen, yetki), yetki))));
/** Each value has its meaning. */
const maskeOf = (degisen: { tur?: MaskeTuru; yetki?: string }, yetki: Yetki) => (degisen.yetki === yetki ? degisen.tur : undefined);

/** A changed field with its meaning (meaning.ts). */
const Degisen = z.object({
  alan: z.string(),
  /** The part that the field belongs to, if there are several. */
  etiket: bos(z.string()),
  ...Okunus.shape,
  /** True for a field without a value before. */
  tek: z.boolean(),
  /** The right that shows contact data. */
  yetki: bos(z.string()),
  once: deger(),
  sonra: deger(),
});
export type Degisen = z.output<typeof Degisen>;

/** One act of the record log: person, time, address, record, and the values before and after. */
const KayitSatiri = z.object({
  id: z.int(),
  zaman: z.string(),
  personelID: bos(z.int()),
  personelAdi: bos(z.string()),
  menu: z.enum(KAYIT_MENULERI),
  islem: z.enum(KAYIT_ISLEMLERI),
  /** The kind of record, when it is not the one that the menu is named after. */
  nesne: bos(z.enum(KAYIT_NESNELERI)),
  kayitID: bos(z.int()),
  /** The present name of the record; null when it is gone or has none. */
  kayitAdi: bos(z.string()),
  aciklama: bos(z.string()),
  ip: bos(z.string()),
  cihaz: bos(z.string()),
  /** Values as text: amounts with a point, days as YYYY-MM-DD, other records by their names. */
  degisim: z.array(Degisen),
  /** The values had to be deleted (KVKK). */
  degisimSilindi: z.boolean(),
});
export type KayitSatiri = z.output<typeof KayitSatiri>;

const secenekler = z.object({ liste: z.array(z.object({ id: z.int(), adi: z.string() })) });

export const kayitGunluguCalls = {
  /** Newest first. Without dates it lists today (spec 2§3.5). */
  list: call.get('/kayitgunlugu', {
    query: z.object({
      sayfa: sayfaAlanlari.sayfa,
      sayfaBoyutu: sayfaAlanlari.sayfaBoyutu,
      /** The same as `aciklama`, under the name that every list has for its search. */
      ara: sayfaAlanlari.ara,
      bayiID: bos(kimlik()),
      personelID: bos(kimlik()),
      islemID: bos(kimlik()),
      menuID: bos(kimlik()),
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
      /** A kind of record other than the menu's own, or one kind of its parts. */
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
