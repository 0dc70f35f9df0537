import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikOrZero, kimlikParams, kimlikReply, metin, ref, saatAlani, surumOrNull, tarihAlani } from './fields.ts';
import { means } from './meaning.ts';
import { degisen } from './degisen.ts';

/** `#rrggbb`, or the one word that the specification's default is. */
const renk = means({ tur: 'metin' }, z.string({ error: 'secimGecersiz' }).check(z.regex(/^(#[0-9a-f]{6}|black)$/i, { error: 'secimGecersiz' })));

const alanlar = {
  sablonAdi: metin(40),
  baslangicSaati: saatAlani(),
  /** Before the beginning it is on the next day; equal to it the template is a day off. */
  bitisSaati: saatAlani(),
  renk: z._default(renk, 'black'),
};

export const VardiyaSablonKaydi = z.object({ id: kimlikOrZero(), surum: surumOrNull(), ...alanlar });
export const VardiyaSablon = z.object({ id: z.int(), surum: z.int(), bayiId: z.int(), ...alanlar });
export type VardiyaSablon = z.output<typeof VardiyaSablon>;

/** A shift of one person on one day; a day has as many as do not overlap. */
const VardiyaRandevu = z.object({
  personelID: z.int(),
  tarih: z.string(),
  /** Wall clock `YYYY-MM-DD HH:mm`, as it was planned; on a day off both are the same. */
  baslangic: z.string(),
  bitis: z.string(),
  /** Also a template that has been deleted since. */
  vardiyaSablon: z.object({ id: z.int(), sablonAdi: z.string(), renk: z.string() }),
});
export type VardiyaRandevu = z.output<typeof VardiyaRandevu>;

/** When somebody is away; why is nobody's business who only plans. */
const PlandakiIzin = z.object({ personelID: z.int(), baslangic: z.string(), bitis: z.string() });
/** A public holiday; `saat` says from when where it is one for half a day. */
const Tatil = z.object({ tarih: z.string(), ad: z.string(), saat: bos(z.string()) });
export type Tatil = z.output<typeof Tatil>;
const PlandakiPersonel = z.object({ id: z.int(), adSoyad: z.string() });
export type PlandakiPersonel = z.output<typeof PlandakiPersonel>;

/** A year of four people, a month of fifty; as much as a request may carry. */
export const EN_COK_VARDIYA = 1500;
const listOf = <T extends z.ZodMiniType>(satir: T) =>
  z.array(satir).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(EN_COK_VARDIYA, { error: 'istekBuyuk' }));
const gun = { personelID: ref('personel'), tarih: tarihAlani() };
/** The days that were changed as they were before; sent back, they undo it. A day that was empty is without a template. */
const onceki = z.array(z.object({ personelID: z.int(), tarih: z.string(), vardiyaSablon: z.object({ id: bos(z.int()) }) }));

/** Days as they were when they were looked at: when one of them is another by now, nothing is changed. */
const beklenen = bos(
  z.array(z.object({ ...gun, vardiyaSablon: z.object({ id: bos(ref('vardiyaSablonu')) }) })).check(z.maxLength(4 * EN_COK_VARDIYA, { error: 'istekBuyuk' })),
);

const degisiklik = { yetki: 'vardiyaKullan', konular: ['vardiya'] } as const;
/** The plan is hung up for everybody who works with the calendar; changing it asks for the right to use shifts. */
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
    ...degisiklik,
  }),
  /** Changes the days from today on; the past stays as it was worked. */
  updateSablon: call.put('/vardiya/vardiya-sablon', {
    body: degisen(VardiyaSablonKaydi),
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'vardiyaSablonu' },
    ...degisiklik,
  }),
  removeSablon: call.delete('/vardiya/vardiya-sablon/{id}', {
    params: kimlikParams,
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'silme', nesne: 'vardiyaSablonu' },
    ...degisiklik,
  }),
  /** The plan of at most 31 days: shifts, leave, holidays, and whose rows they are. */
  kayitlar: call.get('/vardiya/vardiya-randevu-kayitlari', {
    query: z.object({ baslangicTarihi: tarihAlani(), bitisTarihi: tarihAlani(), personelID: bos(ref('personel')) }),
    reply: z.object({
      liste: z.array(VardiyaRandevu),
      izinler: z.array(PlandakiIzin),
      tatiller: z.array(Tatil),
      personeller: z.array(PlandakiPersonel),
    }),
    ...okuma,
  }),
  /**
   * Plans days, over what was planned for them: a day has the shifts that are sent for it, one that is sent without a
   * template is emptied. All or nothing.
   */
  saveKayitlar: call.post('/vardiya/vardiya-randevu-kayit', {
    body: z.object({ vardiyaRandevular: listOf(z.object({ ...gun, vardiyaSablon: z.object({ id: bos(ref('vardiyaSablonu')) }) })), beklenen }),
    reply: z.object({ sayi: z.int(), onceki }),
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'vardiya' },
    ...degisiklik,
  }),
  /** Takes the shift that is named away, all of the day without one. */
  removeKayitlar: call.delete('/vardiya/vardiya-randevu-kayit', {
    body: z.object({ vardiyaRandevular: listOf(z.object({ ...gun, vardiyaSablon: bos(z.object({ id: bos(ref('vardiyaSablonu')) })) })), beklenen }),
    reply: z.object({ sayi: z.int(), onceki }),
    kayit: { menu: 'personel', islem: 'silme', nesne: 'vardiya' },
    ...degisiklik,
  }),
};
