import { ADRES_BASLIGI } from '@defter/contract/musteri.ts';
import type { Yapan } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { saveAdresler } from './save-adresler.ts';
import { refuseEmail } from './refuse-email.ts';
import { saveTelefonlar } from './save-telefonlar.ts';
import { refreshAramaSutunu } from './arama.ts';

type Kisi = {
  ad: string;
  soyad: string | null;
  telefon: string | null;
  email?: string | null;
  tcKimlikNo?: string | null;
  adres?: string | null;
  neredenDuydunuzID?: number | null;
};

/**
 * Inserts a customer with the few fields that are asked for during other work. `telefonAlani` is the field at which a
 * phone is refused.
 */
export async function insertKisi(tx: Tx, oturum: Yapan & { bayiID: number }, kisi: Kisi, telefonAlani: string): Promise<number> {
  const { ad, soyad, telefon, email = null, tcKimlikNo = null, adres = null, neredenDuydunuzID = null } = kisi;
  await refuseEmail(tx, { id: 0, oturum }, email, 'email');
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
  if (telefon !== null) await saveTelefonlar(tx, { id, oturum }, [{ id: 0, telefon, varsayilanMi: true, aciklama: null }], () => telefonAlani);
  if (adres !== null) await saveAdresler(tx, id, [{ id: 0, baslik: ADRES_BASLIGI, adres, ilID: null, ilceID: null, postaKodu: null }]);
  await refreshAramaSutunu(tx, id);
  return id;
}
