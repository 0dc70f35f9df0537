import * as z from 'zod/mini';
import { call } from './call.ts';
import { kimlikParams, para, liste, sayfaAlanlari, sayi } from './fields.ts';

/** Points earned by a sale or used as payment. A reversal has the opposite sign. */
const PuanHareketi = z.object({
  id: z.int(),
  tarih: z.string(),
  tur: z.enum(['kazanc', 'odeme']),
  puan: sayi(),
  satisID: z.int(),
  satisNo: z.int(),
});
export type PuanHareketi = z.output<typeof PuanHareketi>;

export const puanCalls = {
  /** The points of a customer, their value, and their movements, newest first. */
  hareketler: call.get('/musteri/{id}/puan-hareketleri', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.object({ puan: sayi(), deger: para(), ...liste(PuanHareketi).shape }),
    yetki: 'musteriGoruntule',
  }),
};
