import type { musteriCalls } from '@defter/contract/musteri.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkZorunluAdlar } from './check-zorunlu-alanlar.ts';
import { ADRES_BASLIGI, saveAdresler } from './save-adresler.ts';
import { saveTelefonlar } from './save-telefonlar.ts';
import { updateArama } from './update-arama.ts';

/** A new customer while the appointment is being made (spec 2§7.1): name, phone, and what the business asks for. */
export async function createMusteriFromRandevu({ tx, body, oturum }: Context<typeof musteriCalls.createFromRandevu>) {
  const { ad, soyad, telefon, email, tcKimlikNo, adres, neredenDuydunuzID } = body;
  await checkZorunluAdlar(tx, body);
  const { id } = await tx
    .insertInto('musteri')
    .values({
      ad,
      soyad,
      email,
      tc_kimlik_no: tcKimlikNo,
      nereden_duydunuz_id: neredenDuydunuzID,
      kayit_eden_personel_id: oturum.personelID,
      arama: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveTelefonlar(tx, { id, oturum }, [{ id: 0, telefon, varsayilanMi: true, aciklama: null }], () => 'telefon');
  if (adres !== null) await saveAdresler(tx, id, [{ id: 0, baslik: ADRES_BASLIGI, adres, ilID: null, ilceID: null, postaKodu: null }]);
  await updateArama(tx, id);
  return { id, adSoyad: [ad, soyad].filter(Boolean).join(' '), telefon };
}
