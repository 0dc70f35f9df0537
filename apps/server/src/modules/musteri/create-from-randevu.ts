import type { musteriCalls } from '@defter/contract/musteri.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkZorunluAdlar } from './check-zorunlu-alanlar.ts';
import { insertKisi } from './insert-kisi.ts';

/** Creates a customer during a booking (spec 2§7.1): name, phone, and the mandatory fields of the business. */
export async function createMusteriFromRandevu({ tx, body, oturum }: Context<typeof musteriCalls.createFromRandevu>) {
  const { ad, soyad, telefon } = body;
  await checkZorunluAdlar(tx, body);
  const id = await insertKisi(tx, oturum, body, 'telefon');
  return { id, adSoyad: [ad, soyad].filter(Boolean).join(' '), telefon };
}
