import * as z from 'zod/mini';
import { call } from './call.ts';
import { degisen } from './degisen.ts';
import { bos, kimlikBody, kimlikOrZero, kimlikParams, kimlikReply, para, ref, surumOrNull, tarihAlani, tutar } from './fields.ts';

/** A price that was agreed with one customer. `bitis` is its last day. */
export const MusteriFiyatiKaydi = z.object({
  id: kimlikOrZero(),
  surum: surumOrNull(),
  musteriID: ref('musteri'),
  altUrunID: ref('altUrun'),
  fiyat: tutar(),
  bitis: bos(tarihAlani()),
});

const MusteriFiyati = z.object({
  id: z.int(),
  surum: z.int(),
  altUrunID: z.int(),
  adi: z.string(),
  fiyat: para(),
  /** The usual price of today. */
  listeFiyati: para(),
  bitis: bos(z.string()),
  gecerliMi: z.boolean(),
});
export type MusteriFiyati = z.output<typeof MusteriFiyati>;

const kayit = { menu: 'musteri', nesne: 'musteriFiyati', kayitID: 'musteriID' } as const;
const konular = ['satis'] as const;

/** Ours (docs/adr/0172): the specification has the rights and no call. */
export const musteriFiyatiCalls = {
  /** `ikinciMi` says whether the group of the customer buys at the second price. */
  list: call.get('/musteri/{id}/fiyatlar', {
    params: kimlikParams,
    reply: z.object({ ikinciMi: z.boolean(), liste: z.array(MusteriFiyati) }),
    yetki: ['musteriGoruntule', 'satisEkle', 'musteriSatis'],
  }),
  create: call.post('/musteri/fiyat', { body: MusteriFiyatiKaydi, reply: kimlikReply, yetki: 'musteriOzelFiyatEkle', kayit: { ...kayit, islem: 'ekleme' }, konular }),
  update: call.put('/musteri/fiyat', { body: degisen(MusteriFiyatiKaydi), reply: kimlikReply, yetki: 'musteriOzelFiyatDuzenle', kayit: { ...kayit, islem: 'guncelleme' }, konular }),
  remove: call.delete('/musteri/fiyat', { body: kimlikBody, reply: kimlikReply, yetki: 'musteriOzelFiyatSil', kayit: { menu: 'musteri', nesne: 'musteriFiyati', islem: 'silme' }, konular }),
};
