import { ILETI_TURLERI } from '@defter/rules/ileti.ts';
import { OTOMATIK_KANALLAR, OTOMATIK_KATEGORILER, OTOMATIK_SERVIS_ADLARI } from '@defter/rules/otomatik-sms.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisenListe } from './degisen.ts';
import { anAlani, bos, evetHayir, gizliMetin, kimlik, kimlikBody, kimlikOrZero, kimlikReply, listeAlani, metin, metinOrNull, ref, secim, surumOrNull, tamSayi, zamanAlani } from './fields.ts';

/** The most days before or after an event. */
export const EN_COK_OTOMATIK_GUN = 730;
/** The most characters of a text: more than any provider takes. */
const EN_UZUN_MESAJ = 900;
const kanal = () => secim('iletiKanali', z.enum(OTOMATIK_KANALLAR, { error: 'secimGecersiz' }));
const servisNo = () => secim('otomatikServis', tamSayi(1, 99));

/** A rule (spec 2§3.8: id, servisID, smsBasligi, mesaj, saat). The rest is ours (docs/adr/0240). */
export const OtomatikSmsKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  servisID: servisNo(),
  smsBasligi: metinOrNull(11),
  mesaj: metin(EN_UZUN_MESAJ),
  /** The time of day at which it is sent. A message after an act is sent two minutes later, and keeps the time without using it. */
  saat: bos(anAlani()),
  /** A new rule without them gets the days and minutes of its service. */
  gun: bos(tamSayi(0, EN_COK_OTOMATIK_GUN)),
  dakika: bos(tamSayi(0, 1439)),
  /** The weekdays on which it is sent, from 1, Monday; none is every day. */
  gunler: listeAlani(tamSayi(1, 7), 7),
  /** Groups that get no message; services that the rule is limited to. */
  haricGruplar: listeAlani(ref('musteriGrubu'), 100),
  hizmetler: listeAlani(ref('altUrun'), 100),
  aktifMi: evetHayir(true),
  /** The channels in their order; none is SMS alone. */
  kanallar: listeAlani(kanal(), 2),
  /** The name of the WhatsApp template, and the values of its places after the name. */
  wpSablonu: metinOrNull(200),
  wpAlanlari: listeAlani(metin(20), 10),
  /** Minutes after which the next channel is tried. */
  beklemeDk: bos(tamSayi(5, 1440)),
});
export type OtomatikSmsKaydi = z.output<typeof OtomatikSmsKaydi>;

const OtomatikSms = z.object({
  id: z.int(),
  surum: z.int(),
  servisID: z.int(),
  smsBasligi: bos(z.string()),
  mesaj: z.string(),
  saat: bos(z.string()),
  gun: z.int(),
  dakika: z.int(),
  gunler: z.array(z.int()),
  haricGruplar: z.array(z.int()),
  hizmetler: z.array(z.int()),
  hizmetAdlari: z.array(z.string()),
  aktifMi: z.boolean(),
  kanallar: z.array(kanal()),
  wpSablonu: bos(z.string()),
  wpAlanlari: z.array(z.string()),
  beklemeDk: z.int(),
});
export type OtomatikSms = z.output<typeof OtomatikSms>;

const OtomatikServisi = z.object({
  id: z.int(),
  kod: z.enum(OTOMATIK_SERVIS_ADLARI),
  adi: z.string(),
  yon: z.enum(['olay', 'once', 'sonra']),
  tur: z.enum(ILETI_TURLERI),
  /** The placeholders that its text may have. */
  alanlar: z.array(z.string()),
  ilkMesaj: z.string(),
  ilkGun: z.int(),
  ilkDakika: z.int(),
  ilkSaat: bos(z.string()),
});
export type OtomatikServisi = z.output<typeof OtomatikServisi>;

/** The reason why a planned message will not be sent. */
const GITMEME_NEDENLERI = ['atlandi', 'izinYok', 'ret', 'numaraYok'] as const;

/** A message to be sent: its rule, its recipient, its record and moment. */
const OnizlemeSatiri = z.object({
  kuralID: z.int(),
  kayitID: z.int(),
  /** The moment that it is about, and the time of sending. */
  temel: z.string(),
  zaman: z.string(),
  kanal: kanal(),
  servisID: z.int(),
  musteriID: z.int(),
  isim: z.string(),
  telefon: bos(gizliMetin('telefon')),
  mesaj: z.string(),
  /** Null for a message that will be sent. */
  neden: bos(z.enum(GITMEME_NEDENLERI)),
});
export type OnizlemeSatiri = z.output<typeof OnizlemeSatiri>;

const atlanan = z.object({ kuralID: ref('otomatikSms'), kayitID: kimlik(), temel: zamanAlani() });

const yetki = 'smsAyar';
const kayit = { menu: 'ayarlar', nesne: 'otomatikSms' } as const;

/** Automatic messages (spec 2§3.8, 2§7.9). */
export const otomatikSmsCalls = {
  /** The services in groups, each with the text and the time of a new rule. */
  kategoriler: call.get('/otomatiksms/kategoriler', {
    reply: z.object({ liste: z.array(z.object({ id: z.int(), kod: z.enum(OTOMATIK_KATEGORILER), adi: z.string(), servisler: z.array(OtomatikServisi) })) }),
    yetki,
  }),
  list: call.get('/otomatiksms', { reply: z.object({ liste: z.array(OtomatikSms) }), yetki }),
  /** Saves the sent rules, new and known ones alike; the others stay. */
  save: call.post('/otomatiksms', {
    body: z.object({ model: degisenListe(z.array(OtomatikSmsKaydi).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(50, { error: 'istekBuyuk' }))) }),
    /** The ids of the rules, in their order. */
    reply: z.object({ idler: z.array(z.int()) }),
    yetki,
    kayit: { ...kayit, islem: 'guncelleme', kayitID: null },
  }),
  remove: call.delete('/otomatiksms', { body: kimlikBody, reply: kimlikReply, yetki, kayit: { ...kayit, islem: 'silme' } }),
  /** Ours: the messages of the next seven days, the soonest first. Those after acts of the desk cannot be foreseen. */
  onizleme: call.get('/otomatiksms/onizleme', { reply: z.object({ liste: z.array(OnizlemeSatiri), toplamKayit: z.int() }), yetki }),
  /** One planned message is left out, or sent after all. */
  atla: call.post('/otomatiksms/atla', { body: atlanan, reply: z.object({}), mesaj: 'mesajAtlandi', yetki, kayit: { ...kayit, islem: 'guncelleme', kayitID: 'kuralID' } }),
  atlamaGeriAl: call.delete('/otomatiksms/atla', { body: atlanan, reply: z.object({}), mesaj: 'geriAlindi', yetki, kayit: { ...kayit, islem: 'guncelleme', kayitID: 'kuralID' } }),
};

const liste = <T extends z.ZodMiniType>(alan: T) => z.array(alan);
/** The fields that the record log shows of rules that were saved together: the values of each field, in the order of the rules. */
export const OTOMATIK_SMS_KAYIT_ALANLARI = {
  servisID: liste(servisNo()),
  smsBasligi: liste(metin()),
  mesaj: liste(metin()),
  saat: liste(anAlani()),
  gun: liste(tamSayi(0, EN_COK_OTOMATIK_GUN)),
  dakikaFarki: liste(tamSayi(0, 1439)),
  gunler: liste(tamSayi(1, 7)),
  haricGruplar: liste(ref('musteriGrubu')),
  hizmetler: liste(ref('altUrun')),
  aktifMi: liste(z.boolean()),
  kanallar: liste(kanal()),
  wpSablonu: liste(metin()),
  wpAlanlari: liste(metin()),
  beklemeDk: liste(tamSayi(5, 1440)),
  atlananZaman: zamanAlani(),
};
