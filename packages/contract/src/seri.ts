import { EN_UZUN_SERI } from '@defter/rules/seri.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { besideFields, bos, evetHayir, kimlikOrZero, kimlikParams, kimlikReply, listeAlani, metin, ref, saatAlani, secim, tamSayi, tarihAlani } from './fields.ts';
import { RandevuKaydi } from './randevu.ts';
import { OncekiYer, RandevuZamani } from './randevu-yeri.ts';

/** Times that are left out: those of the appointment that is repeated (spec 2§3.1). */
export const SAATSIZ = '00:00';

/** The rule of a series (spec 2§3.1). The meaning of each field is decided in docs/adr/0075. */
const kural = {
  periyotTipi: z._default(tamSayi(1, 3), 1),
  periyotSayisi: z._default(tamSayi(1, 60), 1),
  zamanTipi: evetHayir(true),
  randevuTekrari: z._default(tamSayi(1, EN_UZUN_SERI), 1),
  /** The default is today. */
  baslangicTarihi: bos(tarihAlani()),
  bitisTarihi: bos(tarihAlani()),
  haftaIciMi: evetHayir(false),
  haftalikGunler: listeAlani(secim('gun', tamSayi(1, 7)), 7),
  ayinGunu: z._default(tamSayi(1, 31), 1),
};

const { musteriID, uygulayanPersonelID, randevuNotu, randevuHizmet, yerler } = RandevuKaydi.shape;

/** With an `id` an existing appointment is repeated and becomes the first of the series; otherwise the fields of one are sent. */
const SeriKaydi = z
  .object({
    id: kimlikOrZero(),
    ...kural,
    baslangicSaat: z._default(saatAlani(), SAATSIZ),
    bitisSaat: z._default(saatAlani(), SAATSIZ),
    musteriID: bos(musteriID),
    randevuSutunBaslikID: bos(ref('sutun')),
    uygulayanPersonelID,
    randevuNotu,
    randevuHizmet,
    yerler,
    /** Ours: the times that were chosen from the preview; without them the rule decides the times. */
    randevular: listeAlani(RandevuZamani, EN_UZUN_SERI),
  })
  .check(
    z.refine((seri) => seri.id > 0 || seri.musteriID !== null, { ...besideFields, path: ['musteriID'], error: 'musteriSecin' }),
    z.refine((seri) => seri.id > 0 || seri.randevuSutunBaslikID !== null, { ...besideFields, path: ['randevuSutunBaslikID'], error: 'zorunluAlan' }),
  );
export type SeriKaydi = z.output<typeof SeriKaydi>;

/** A day of a series: the obstacle, as the key of the refusal, and the next free time instead. */
const SeriGunu = z.object({
  ...RandevuZamani.shape,
  engel: z.nullable(z.string()),
  /** The reason why the column is closed, if one was given. */
  neden: z.nullable(z.string()),
  /** The holiday of the day, which is no obstacle, because the salon may be open. */
  tatil: z.nullable(z.string()),
  /** The customer has another appointment at that time. */
  musteriCakisiyor: z.boolean(),
  oneri: z.nullable(RandevuZamani),
});
export type SeriGunu = z.output<typeof SeriGunu>;

/** The rule of a series, without its begin and end. */
const SeriKurali = z.object({ periyotTipi: z.int(), periyotSayisi: z.int(), haftaIciMi: z.boolean(), haftalikGunler: z.array(z.int()), ayinGunu: z.int() });
export type SeriKurali = z.output<typeof SeriKurali>;

export const seriCalls = {
  /** Ours: the series of an appointment, and the place of the appointment in it. `kural` is null for series from before rules were kept. */
  get: call.get('/randevu/{id}/seri', {
    params: kimlikParams,
    reply: z.object({ id: z.int(), kural: z.nullable(SeriKurali), sira: z.int(), toplam: z.int() }),
    yetki: 'randevuGoruntule',
  }),
  /** Books all days at once, or refuses and names the days that cannot be booked. The plan's limit counts each. */
  create: call.post('/randevu/yinelenen-randevu-kaydet', {
    body: SeriKaydi,
    reply: z.object({ id: z.int(), idler: z.array(z.int()) }),
    yetki: 'randevuKopyala',
    kota: 'randevu',
    yeniIs: true,
    kayit: { menu: 'randevu', islem: 'ekleme' },
    konular: ['info'],
  }),
  /** Ours: a preview. Each day is booked and rolled back, so that it promises nothing that a booking would refuse. */
  onizle: call.post('/randevu/yinelenen-randevu-onizle', {
    body: SeriKaydi,
    reply: z.object({ liste: z.array(SeriGunu) }),
    yetki: 'randevuKopyala',
    mesaj: 'onizlendi',
  }),
  /** Ours: undoes the caller's own series of a moment ago, if it is unchanged, as a whole or not at all. */
  undo: call.post('/randevu/yinelenen-randevu-geri-al', {
    body: z.object({ idler: z.array(ref('randevu')).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(EN_UZUN_SERI, { error: 'istekBuyuk' })), silmeNedeni: metin(300) }),
    reply: kimlikReply,
    yetki: 'randevuKopyala',
    mesaj: 'geriAlindi',
    kayit: { menu: 'randevu', islem: 'silme' },
    konular: ['info'],
  }),
  /** Ours: puts several appointments back to their former places, all of them or none. */
  putBack: call.post('/randevu/yerlerine-koy', {
    body: z.object({ randevular: z.array(OncekiYer).check(z.minLength(1, { error: 'zorunluAlan' }), z.maxLength(200, { error: 'istekBuyuk' })) }),
    /** `surumler` are the versions that they have now, in the order in which they were sent. */
    reply: z.object({ id: z.int(), surumler: z.array(z.int()) }),
    yetki: ['randevuDuzenle', 'randevuTasi'],
    mesaj: 'geriAlindi',
    kayit: { menu: 'randevu', islem: 'guncelleme' },
  }),
};
