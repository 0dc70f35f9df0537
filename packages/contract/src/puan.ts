import * as z from 'zod/mini';
import { call } from './call.ts';
import { kimlikParams, para, liste, sayfaAlanlari, sayi } from './fields.ts';

/** Points that were earned by a sale or paid with; what takes back has the sign turned. */
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
  /** What a customer has, what it is worth, and how it came about, newest first. */
  hareketler: call.get('/musteri/{id}/puan-hareketleri', {
    params: kimlikParams,
    query: z.object({ sayfa: sayfaAlanlari.sayfa, sayfaBoyutu: sayfaAlanlari.sayfaBoyutu }),
    reply: z.object({ puan: sayi(), deger: para(), ...liste(PuanHareketi).shape }),
    yetki: 'musteriGoruntule',
  }),
};
