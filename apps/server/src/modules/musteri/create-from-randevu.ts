import type { musteriCalls } from '@defter/contract/musteri.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkZorunluSoyad } from './check-zorunlu-alanlar.ts';
import { saveTelefonlar } from './save-telefonlar.ts';
import { updateArama } from './update-arama.ts';

/** A new customer in two fields while the appointment is being made (spec 2§7.1). */
export async function createMusteriFromRandevu({ tx, body, oturum }: Context<typeof musteriCalls.createFromRandevu>) {
  const { ad, soyad, telefon } = body;
  await checkZorunluSoyad(tx, soyad);
  const { id } = await tx
    .insertInto('musteri')
    .values({ ad, soyad, kayit_eden_personel_id: oturum.personelID, arama: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTelefonlar(tx, id, [{ id: 0, telefon, varsayilanMi: true, aciklama: null }]);
  await updateArama(tx, id);
  return { id, adSoyad: [ad, soyad].filter(Boolean).join(' '), telefon };
}
