import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlik, kimlikParams, kimlikReply, metinOrNull, para, ref, tutar } from './fields.ts';

/** Money that a customer has paid by one method in one collection and that no sale has used yet. */
const Avans = z.object({ id: z.int(), tahsilatID: z.int(), tarih: z.string(), odemeSekliAdi: z.string(), tutar: para(), kalan: para() });
export type Avans = z.output<typeof Avans>;

const yetki = ['musteriTahsilat', 'satisDuzenle'] as const;
const konular = ['kasa', 'satis', 'prim'] as const;
const kota = 'satisModulu';

export const avansCalls = {
  /** The credit of a customer, oldest first. It is taken by `POST /satis/tahsilat` with `avans`. */
  get: call.get('/musteri/{id}/avans', { params: kimlikParams, reply: z.object({ kalan: para(), liste: z.array(Avans) }), yetki }),
  /** Sets credit off against unpaid sales: the named one or the oldest ones, an amount or as much as possible. Undone like any collection. */
  mahsup: call.post('/musteri/avans-mahsup', {
    body: z.object({ musteriID: ref('musteri'), satisID: bos(kimlik()), tutar: bos(tutar().check(z.gt(0, { error: 'tutarSifir' }))) }),
    /** The first of the sales, the collection of this act, the amount set off, and the rest of credit and of the debt. */
    reply: z.object({ id: z.int(), tahsilatID: z.int(), mahsup: para(), avans: para(), kalan: para() }),
    yetki,
    kota,
    mesaj: 'avansMahsupEdildi',
    kayit: { menu: 'satis', islem: 'guncelleme' },
    konular,
  }),
  /** Gives the rest of one credit back to the customer, today. */
  iade: call.delete('/musteri/avans', {
    body: z.object({ id: kimlik(), neden: metinOrNull(300) }),
    reply: kimlikReply,
    yetki: 'satisDuzenle',
    kota,
    mesaj: 'avansIadeEdildi',
    kayit: { menu: 'musteri', islem: 'guncelleme', nesne: 'avans' },
    konular,
  }),
};
