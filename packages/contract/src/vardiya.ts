import * as z from 'zod/mini';
import { call } from './call.ts';
import { anAlani, bos, gunAraligi, kimlikOrZero, kimlikParams, kimlikReply, metin, ref, saatAlani, surumOrNull, tarihAlani } from './fields.ts';
import { degisen } from './degisen.ts';
import { renk } from './renk.ts';

const alanlar = {
  sablonAdi: metin(40),
  baslangicSaati: saatAlani(),
  /** An end before the beginning is on the next day; an end equal to it makes the template a day off. */
  bitisSaati: saatAlani(),
  renk: z._default(renk(), 'black'),
};

export const VardiyaSablonKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar, baslangicSaati: anAlani() });
export const VardiyaSablon = z.object({ id: z.int(), surum: z.int(), bayiId: z.int(), ...alanlar });
export type VardiyaSablon = z.output<typeof VardiyaSablon>;

/** A shift of one person on one day. A day may have several that do not overlap. */
const VardiyaRandevu = z.object({
  personelID: z.int(),
  tarih: z.string(),
  /** The planned time, `YYYY-MM-DD HH:mm`. On a day off both are the same. */
  baslangic: z.string(),
  bitis: z.string(),
  /** The template, which may have been deleted since. */
  vardiyaSablon: z.object({ id: z.int(), sablonAdi: z.string(), renk: z.string() }),
});
export type VardiyaRandevu = z.output<typeof VardiyaRandevu>;

/** The time of an absence. Its reason is not answered to people who only plan. */
const PlandakiIzin = z.object({ personelID: z.int(), baslangic: z.string(), bitis: z.string() });
/** A public holiday. Half a day begins at `saat`. */
const Tatil = z.object({ tarih: z.string(), ad: z.string(), saat: bos(z.string()) });
export type Tatil = z.output<typeof Tatil>;
const PlandakiPersonel = z.object({ id: z.int(), adSoyad: z.string() });
export type PlandakiPersonel = z.output<typeof PlandakiPersonel>;

/** The most shifts in one request: a year of four people or a month of fifty. */
export const EN_COK_VARDIYA = 1500;
const listOf = <T extends z.ZodMiniType>(satir: T) =>
  z.array(satir).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(EN_COK_VARDIYA, { error: 'istekBuyuk' }));
const gun = { personelID: ref('personel'), tarih: tarihAlani() };
/** The changed days as they were before. Sending them back undoes the change. An empty day has no template. */
const onceki = z.array(z.object({ personelID: z.int(), tarih: z.string(), vardiyaSablon: z.object({ id: bos(z.int()) }) }));

/** The days as they were when somebody looked at them. If one has changed since, nothing is saved. */
const beklenen = bos(
  z.array(z.object({ ...gun, vardiyaSablon: z.object({ id: bos(ref('vardiyaSablonu')) }) })).check(z.maxLength(4 * EN_COK_VARDIYA, { error: 'istekBuyuk' })),
);

/** Everybody who works with the calendar sees the plan; changing it needs the right to use shifts. */
const okuma = { yetki: ['vardiyaKullan', 'randevuGoruntule'] } as const;

export const vardiyaCalls = {
  sablonlar: call.get('/vardiya/vardiya-sablonlar', { reply: z.object({ liste: z.array(VardiyaSablon) }), ...okuma }),
  sablon: call.get('/vardiya/vardiya-sablon/{id}', {
    params: kimlikParams,
    reply: z.object({ vardiyaSablon: VardiyaSablon }),
    ...okuma,
  }),
  createSablon: call.post('/vardiya/vardiya-sablon', {
    body: VardiyaSablonKaydi,
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'vardiyaSablonu' },
    yetki: 'vardiyaKullan',
  }),
  /** Also changes the planned days from today on; past days stay. */
  updateSablon: call.put('/vardiya/vardiya-sablon', {
    body: degisen(VardiyaSablonKaydi),
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'vardiyaSablonu' },
    yetki: 'vardiyaKullan',
  }),
  removeSablon: call.delete('/vardiya/vardiya-sablon/{id}', {
    params: kimlikParams,
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'silme', nesne: 'vardiyaSablonu' },
    yetki: 'vardiyaKullan',
  }),
  /** The plan of at most 31 days: shifts, leave, holidays, and the staff. By default from today on. */
  kayitlar: call.get('/vardiya/vardiya-randevu-kayitlari', {
    query: z.object({ ...gunAraligi(), personelID: bos(ref('personel')) }),
    reply: z.object({
      liste: z.array(VardiyaRandevu),
      izinler: z.array(PlandakiIzin),
      tatiller: z.array(Tatil),
      personeller: z.array(PlandakiPersonel),
    }),
    ...okuma,
  }),
  /**
   * Replaces the plan of the sent days. A day gets the shifts that are sent for it; a day without a template is emptied.
   * Either all days are saved or none.
   */
  saveKayitlar: call.post('/vardiya/vardiya-randevu-kayit', {
    body: z.object({ vardiyaRandevular: listOf(z.object({ ...gun, vardiyaSablon: z.object({ id: bos(ref('vardiyaSablonu')) }) })), beklenen }),
    reply: z.object({ sayi: z.int(), onceki }),
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'vardiya' },
    yetki: 'vardiyaKullan',
  }),
  /** Removes the named shift, or all shifts of the day if none is named. */
  removeKayitlar: call.delete('/vardiya/vardiya-randevu-kayit', {
    body: z.object({ vardiyaRandevular: listOf(z.object({ ...gun, vardiyaSablon: bos(z.object({ id: bos(ref('vardiyaSablonu')) })) })), beklenen }),
    reply: z.object({ sayi: z.int(), onceki }),
    kayit: { menu: 'personel', islem: 'silme', nesne: 'vardiya' },
    yetki: 'vardiyaKullan',
  }),
};
