import { IZIN_TURLERI } from '@defter/rules/izin.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { besideFields, bos, kimlikBody, kimlikOrZero, kimlikReply, metinOrNull, ref, saatAlani, sayi, secim, surumOrNull, tarihAlani } from './fields.ts';
import { degisen } from './degisen.ts';

const alanlar = {
  personelID: ref('personel'),
  cikisTarihi: tarihAlani(),
  /** The time on the first day; null is the beginning of the day. */
  cikisSaati: bos(saatAlani()),
  /** The day of return, which is no leave any more unless `gelisSaati` gives a later end. */
  gelisTarihi: tarihAlani(),
  gelisSaati: bos(saatAlani()),
  aciklama: metinOrNull(300),
  /** Ours: the reason. The specification's leave has none, so it may be left out. */
  izinTuru: z._default(secim('izinTuru', z.enum(IZIN_TURLERI, { error: 'secimGecersiz' })), 'diger'),
};

const sure = (most: number) => bos(sayi().check(z.gte(0, { error: 'sayiGecersiz' }), z.lte(most, { error: 'sayiGecersiz' })));

/** Whether a length was sent. */
export const hasSure = ({ gun, saat }: { gun?: number | null | undefined; saat?: number | null | undefined }): boolean => (gun ?? 0) + (saat ?? 0) > 0;

export const IzinKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  ...alanlar,
  /** The length, for clients that send no `gelisSaati` (spec 2§3.5): whole days, and hours from the beginning of work. */
  gun: sure(366),
  saat: sure(24),
});

/** The end follows from the length (spec 2§3.5); without a length the day is required. */
const YeniIzin = z.extend(IzinKaydi, { gelisTarihi: bos(tarihAlani()) }).check(
  z.refine(({ gelisTarihi, gun, saat }) => gelisTarihi !== null || hasSure({ gun, saat }), { ...besideFields, path: ['gelisTarihi'], error: 'zorunluAlan' }),
);

export const Izin = z.object({
  id: z.int(),
  surum: z.int(),
  ...alanlar,
  personelAdi: z.string(),
  /** The cost that the server counts from shifts and holidays: working days in halves, and hours in addition. */
  gun: sayi(),
  saat: sayi(),
});
export type Izin = z.output<typeof Izin>;

const sayilan = z.object({ id: z.int(), gun: sayi(), saat: sayi() });
/** Topics whose screens show leave: the plan and the calendar. */
const degisiklik = { yetki: 'personelIzin', konular: ['vardiya'] } as const;

export const izinCalls = {
  /** The leave that touches the range, latest first, and its cost in total and by kind. */
  list: call.get('/personel/izin', {
    /** Without limits by default. */
    query: z.object({ personelID: bos(ref('personel')), baslangic: bos(tarihAlani()), bitis: bos(tarihAlani()) }),
    reply: z.object({
      liste: z.array(Izin),
      gun: sayi(),
      saat: sayi(),
      turler: z.array(z.object({ izinTuru: z.enum(IZIN_TURLERI), gun: sayi(), saat: sayi() })),
    }),
    yetki: 'personelIzin',
  }),
  /** Refused while the person has appointments in its time. */
  create: call.post('/personel/izin', {
    body: YeniIzin,
    reply: sayilan,
    kayit: { menu: 'personel', islem: 'ekleme', nesne: 'izin', kayitID: 'personelID' },
    ...degisiklik,
  }),
  update: call.put('/personel/izin', {
    body: degisen(YeniIzin),
    reply: sayilan,
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'izin', kayitID: 'personelID' },
    ...degisiklik,
  }),
  remove: call.delete('/personel/izin', {
    body: kimlikBody,
    reply: kimlikReply,
    kayit: { menu: 'personel', islem: 'silme', nesne: 'izin' },
    ...degisiklik,
  }),
  /** Ours: restores a removed leave, if its time is still free. */
  geriAl: call.post('/personel/izin/geri-al', {
    body: kimlikBody,
    reply: sayilan,
    mesaj: 'geriAlindi',
    kayit: { menu: 'personel', islem: 'guncelleme', nesne: 'izin' },
    ...degisiklik,
  }),
};
