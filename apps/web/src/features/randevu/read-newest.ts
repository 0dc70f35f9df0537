import { type Randevu, type RandevuHizmet, randevuCalls, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { readAnew } from '../../app/data/read-anew.ts';

export type KayitliRandevu = { randevu: Randevu; hizmetler: RandevuHizmet[] };

/** An appointment as it is now, with its services; undefined when it went to another customer or far away. */
export async function readNewest({ id, musteriID, randevuTarihi }: Randevu): Promise<KayitliRandevu | undefined> {
  const query = { musteriID, baslangicTarihi: addDays(randevuTarihi, -15), bitisTarihi: addDays(randevuTarihi, 15), alanlar: RANDEVU_ALANLARI };
  const [{ liste }, hizmetler] = await Promise.all([readAnew(randevuCalls.list, { query }), readAnew(randevuCalls.hizmetler, { params: { id } })]);
  const randevu = liste.find((one) => one.id === id);
  return randevu && { randevu, hizmetler: hizmetler.liste };
}
