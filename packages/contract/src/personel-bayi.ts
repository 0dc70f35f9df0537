import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikBody, kimlikOrZero, kimlikParams, kimlikReply, ref } from './fields.ts';
import { degisen } from './degisen.ts';

const PersonelBayi = z.object({ id: kimlikOrZero(), bayiID: kimlik(), personelID: ref('personel') });
const kayit = (islem: 'ekleme' | 'guncelleme' | 'silme') => ({ menu: 'personel', islem, nesne: 'personelBayi', kayitID: 'personelID' }) as const;

/*
 * The places where a colleague works (spec 2§3.5): always the business that keeps the record, and the branches of the same
 * owner that they are linked to (docs/adr/0014).
 */
export const personelBayiCalls = {
  list: call.get('/personel/{id}/bayiler', {
    params: kimlikParams,
    reply: z.object({
      /** The first is the business of the record. It is no link, so its id is 0. */
      liste: z.array(z.object({ id: z.int(), bayiID: z.int(), personelID: z.int(), firmaAdi: z.string(), anaBayi: z.boolean() })),
      /** Branches of the same owner that are not linked yet. */
      secilebilir: z.array(z.object({ bayiID: z.int(), firmaAdi: z.string() })),
    }),
    yetki: 'personelGoruntule',
  }),
  create: call.post('/personel/bayiler', { body: PersonelBayi, reply: kimlikReply, yetki: 'ayarSube', kayit: kayit('ekleme') }),
  update: call.put('/personel/bayiler', { body: degisen(PersonelBayi), reply: kimlikReply, yetki: 'ayarSube', kayit: kayit('guncelleme') }),
  remove: call.delete('/personel/bayiler', { body: kimlikBody, reply: kimlikReply, yetki: 'ayarSube', kayit: kayit('silme') }),
  /** The names of the staff, for everybody who has to choose a colleague. */
  ekip: call.get('/bayi/personel', {
    reply: z.object({
      liste: z.array(z.object({ id: z.int(), adSoyad: z.string(), servis: bos(z.string()), avatar: bos(z.string()) })),
    }),
    yetki: 'giris',
  }),
};
