import { saveKimlik } from '../../platform/auth/kimlik.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { inBayi } from '../../platform/db/scope.ts';
import { insertIlkAyarlar } from '../ayar/ilk-ayarlar.ts';
import { insertBayi, type YeniFirma } from '../bayi/insert-bayi.ts';
import { insertAnahtar } from '../giris-cikis/kod.ts';
import { insertIlkMetinler } from '../kvkk/metinler.ts';
import { insertSahip, type YeniSahip } from '../personel/insert-sahip.ts';
import { insertRoller } from '../personel/rol/insert-roller.ts';
import { insertTakvim } from '../randevu/insert-takvim.ts';
import { insertIlkSmsAyari } from '../sms/ayar/insert-ilk-ayar.ts';
import { insertIlkHazirMesajlar } from '../sms/hazir/insert-ilk-mesajlar.ts';
import { insertIlkSozlesmeMetinleri } from '../sozlesme/metinler.ts';
import { insertSabitTanimlar } from '../tanim/insert-sabitler.ts';
import { insertVarsayilanTanimlar } from '../tanim/insert-varsayilanlar.ts';
import { insertVardiyaSablonlari } from '../vardiya/sablonlar.ts';

export type YeniBayi = YeniFirma & Omit<YeniSahip, 'rolID'> & { parolaHash: string };

/** Opens a business: its plan, its first colleague in the role with every right, and what a salon expects to find. */
export async function createBayi(tx: Tx, yeni: YeniBayi, bugun: string): Promise<{ bayiID: number; personelID: number }> {
  const bayiID = await insertBayi(tx, yeni);
  const personelID = await inBayi(tx, bayiID, async () => {
    const rolID = await insertRoller(tx);
    const id = await insertSahip(tx, { ...yeni, rolID }, bugun);
    await insertDefaults(tx, { personelID: id, personelAdi: `${yeni.ad} ${yeni.soyad}` });
    return id;
  });
  await saveKimlik(tx, {
    bayiID,
    personelID,
    kullaniciAdi: yeni.kullaniciAdi ?? null,
    cepTelefonu: yeni.cepTelefonu,
    ePosta: yeni.ePosta,
    parolaHash: yeni.parolaHash,
  });
  return { bayiID, personelID };
}

/**
 * What a new business finds set up: customer groups, units, payment methods, cash categories, the other lists, ready texts, the
 * calendar with a first column. Ids below 1000 are the same in every bayi, since the specification
 * names some of them (customer group 1, cash category 3).
 */
async function insertDefaults(tx: Tx, ilk: { personelID: number; personelAdi: string }): Promise<void> {
  await insertSabitTanimlar(tx);
  await insertVarsayilanTanimlar(tx);
  await insertVardiyaSablonlari(tx);
  await insertAnahtar(tx);
  await insertIlkAyarlar(tx);
  await insertIlkMetinler(tx);
  await insertIlkSozlesmeMetinleri(tx);
  await insertIlkSmsAyari(tx);
  await insertIlkHazirMesajlar(tx);
  await insertTakvim(tx, ilk);
}
