import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, evetHayir, gizliMetin, kimlik, kimlikParams, kimlikReply, para } from './fields.ts';
import { BelgeFirmasi } from './satis.ts';

/** The service agreement with all values that its text may name. The reader fills the placeholders, so that contact data is hidden field by field. */
const Sozlesme = z.object({
  /** The text of the settings; null when there is none. */
  metin: bos(z.string()),
  musteri: z.object({
    id: z.int(),
    adSoyad: z.string(),
    telefon: bos(gizliMetin('telefon')),
    ePosta: bos(gizliMetin('ePosta')),
    adres: bos(gizliMetin('adres')),
    tcKimlikNo: bos(gizliMetin('kimlik')),
    dogumTarihi: bos(z.string()),
  }),
  /** Null for a customer who has not bought yet. */
  satis: bos(
    z.object({
      id: z.int(),
      tarih: z.string(),
      hizmetler: z.string(),
      toplamTutar: para(),
      alinan: para(),
      kalan: para(),
      iptalMi: z.boolean(),
      sozlesmeVerildi: z.boolean(),
    }),
  ),
  firma: BelgeFirmasi,
});
export type Sozlesme = z.output<typeof Sozlesme>;

const reply = z.object({ sozlesme: Sozlesme });

export const sozlesmeCalls = {
  /** The values for printing, from a sale or from a customer alone. */
  ofSatis: call.get('/satis/{id}/sozlesme', { params: kimlikParams, reply, yetki: 'satisYazdir' }),
  ofMusteri: call.get('/musteri/{id}/sozlesme', { params: kimlikParams, reply, yetki: 'musteriGoruntule' }),
  /** Notes whether the customer of a sale has received it (spec 1§3). */
  ver: call.post('/satis/sozlesme-verildi', {
    body: z.object({ id: kimlik(), sozlesmeVerildi: evetHayir(true) }),
    reply: kimlikReply,
    yetki: 'satisYazdir',
    kayit: { menu: 'satis', islem: 'guncelleme' },
  }),
};
