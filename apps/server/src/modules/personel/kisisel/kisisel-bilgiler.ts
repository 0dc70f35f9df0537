import type { personelCalls } from '@defter/contract/personel.ts';
import metinler from '../../../../data/sms-metinleri-tr.json' with { type: 'json' };
import { endOturumlar, saveKimlik } from '../../../platform/auth/kimlik.ts';
import { asOwner } from '../../../platform/db/scope.ts';
import { raiseSurum } from '../../../platform/db/surum.ts';
import { wireOf } from '../../../platform/degisim.ts';
import { refusalAt, wrongFields } from '../../../platform/errors/app-error.ts';
import type { Context, Preparation } from '../../../platform/http/context.ts';
import { queueMesaj } from '../../../platform/outside/mesaj/outbox.ts';
import { proveKod, useKanit } from '../../../platform/auth/kod.ts';
import { member } from '../../../platform/auth/asker.ts';
import { countAdlar } from '../count-adlar.ts';
import { findPersonel, lockPersonel } from '../find-personel.ts';
import { refuseTaken } from '../refuse-taken.ts';
import type { PersonelTakvimi } from '../takvim.ts';

type Call = typeof personelCalls.saveKisiselBilgiler;

/** One's own record, as far as it is one's own to change. */
export async function getKisiselBilgiler({ tx, oturum }: Context<typeof personelCalls.kisiselBilgiler>) {
  return tx
    .selectFrom('personel')
    .where('id', '=', oturum.personelID)
    .select(['surum', 'ad', 'soyad', 'cep_telefonu as cepTelefonu', 'ev_telefonu as evTelefonu', 'e_posta as ePosta', 'adres'])
    .executeTakeFirstOrThrow();
}

/**
 * Proves a new mobile before the transaction, because codes are slow hashes. A mobile that is taken away is not proved by
 * anything, and would leave no way to a new password.
 */
export async function proveTelefon({ body: { cepTelefonu, ePosta, smsKodu }, oturum, database }: Preparation<Call>): Promise<void> {
  const before = await database.read(oturum, (tx) => findPersonel(tx, oturum.personelID));
  const { cep_telefonu: eskiTelefon } = before;
  // The mobile was counted when its code was asked for.
  await countAdlar({ database, oturum }, { ePosta }, before);
  if (cepTelefonu === undefined || cepTelefonu === eskiTelefon) return;
  if (cepTelefonu === null) throw wrongFields({ cepTelefonu: 'zorunluAlan' });
  if (smsKodu == null) throw refusalAt('cepTelefonu', 'telefonDogrulanmadi');
  await proveKod({ database }, { telefon: cepTelefonu, amac: 'telefon', smsKodu, asker: member(oturum) });
}

/**
 * Saves one's own record. The mobile leads to a new password, so a new one must be proved and the old one is told of it,
 * and every other session ends.
 */
export const saveKisiselBilgiler = (takvim: PersonelTakvimi) => async (context: Context<Call>) => {
  const { tx, body: sent, oturum, degisim } = context;
  const kim = { bayiID: oturum.bayiID, personelID: oturum.personelID };
  lockPersonel(tx, oturum.bayiID);
  await raiseSurum(tx, { tablo: 'personel', id: oturum.personelID }, sent.surum);
  const [before, kayit] = await Promise.all([
    findPersonel(tx, oturum.personelID),
    tx.selectFrom('personel').select(['ev_telefonu', 'adres']).where('id', '=', oturum.personelID).executeTakeFirst(),
  ]);
  const { kullanici_adi: kullaniciAdi, cep_telefonu: eskiTelefon } = before;
  const { cepTelefonu = eskiTelefon, ePosta = before.e_posta } = sent;
  const telefonDegisti = cepTelefonu !== eskiTelefon;
  if (!kullaniciAdi && !cepTelefonu && !ePosta) throw wrongFields({ ePosta: 'zorunluAlan' });
  await refuseTaken(tx, { kullaniciAdi, cepTelefonu, ePosta, calisiyorMu: true, webKullanicisi: true }, kim);
  const { ad = before.ad, soyad = before.soyad, evTelefonu, adres } = sent;
  const columns = { ad, soyad, cep_telefonu: cepTelefonu, ev_telefonu: evTelefonu, e_posta: ePosta, adres };
  await tx.updateTable('personel').set(columns).where('id', '=', oturum.personelID).execute();
  degisim(wireOf({ ...before, ...kayit }), wireOf(columns));
  await takvim.rename(tx, oturum.personelID, { eski: `${before.ad} ${before.soyad}`, yeni: `${ad} ${soyad}` });
  await asOwner(tx, async () => {
    await saveKimlik(tx, { ...kim, kullaniciAdi, cepTelefonu, ePosta });
    if (!telefonDegisti) return;
    // If two requests bring one code at once, the second finds it used.
    if (cepTelefonu === null || !(await useKanit(tx, cepTelefonu, 'telefon'))) throw refusalAt('smsKodu', 'kodGecersiz');
    await endOturumlar(tx, kim, oturum.id);
    if (eskiTelefon) await queueMesaj(tx, { bayiID: oturum.bayiID, telefon: eskiTelefon, mesaj: metinler.telefonDegisti, gecerlilikSaniye: null });
  });
  return { id: oturum.personelID, telefonDegisti };
};
