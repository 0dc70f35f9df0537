import type { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { Context } from '../../../platform/http/context.ts';
import { readRandevu } from '../../randevu/read-randevu.ts';
import { priceHizmetler } from '../price-hizmetler.ts';

/** What the customer of an appointment pays for the services that are sold beside its sessions. */
export async function priceRandevu(context: Context<typeof seansDusCalls.randevuHesabi>) {
  const { tx, body, oturum } = context;
  const { musteriID } = await readRandevu(tx, body.randevuID, oturum);
  const hizmetler = body.satilanlar.map((altUrunID) => ({ altUrunID, uygulayanPersonelID: null }));
  const { toplamlar } = await priceHizmetler(context, { musteriID, hizmetler, kampanyali: true });
  return { odenecek: toplamlar.toplam };
}
