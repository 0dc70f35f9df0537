import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikListesi, sayi } from './fields.ts';

/** How much one of something that is sold takes of a stock, and how much there is of it. */
const SatisStogu = z.object({
  altUrunID: z.int(),
  /** The product itself, or what a service uses up. */
  stokUrunID: z.int(),
  adi: z.string(),
  birimAdi: bos(z.string()),
  oran: sayi(),
  miktar: sayi(),
  kritik: bos(sayi()),
});
export type SatisStogu = z.output<typeof SatisStogu>;

/**
 * What there is of what is about to be sold, for whoever sells; what is not counted is not in it (docs/adr/0380). A part of
 * `stokCalls` that stands by itself, so that the page of a sale need not load the others.
 */
export const satisDurumu = call.get('/stok/satis-durumu', {
  query: z.object({ urunler: kimlikListesi('altUrun') }),
  reply: z.object({ liste: z.array(SatisStogu) }),
  yetki: 'satisEkle',
});
