import * as z from 'zod/mini';
import { call } from './call.ts';
import { bos, kimlikListesi, sayi } from './fields.ts';

/** The amount that one piece of a sold product takes of a stock, and the present stock. */
const SatisStogu = z.object({
  altUrunID: z.int(),
  /** The product itself, or a material of a service. */
  stokUrunID: z.int(),
  adi: z.string(),
  birimAdi: bos(z.string()),
  oran: sayi(),
  miktar: sayi(),
  kritik: bos(sayi()),
});
export type SatisStogu = z.output<typeof SatisStogu>;

/**
 * The stock of products that are about to be sold, for people who sell; uncounted ones are left out (docs/adr/0380). A part of `stokCalls` in a file
 * of its own, so that the page of a sale need not load the others.
 */
export const satisDurumu = call.get('/stok/satis-durumu', {
  query: z.object({ urunler: kimlikListesi('altUrun') }),
  reply: z.object({ liste: z.array(SatisStogu) }),
  yetki: 'satisEkle',
});
