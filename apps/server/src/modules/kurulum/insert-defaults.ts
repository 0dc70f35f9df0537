import type { Tx } from '../../platform/db/connection.ts';
import { insertIlkAyarlar } from '../ayar/ilk-ayarlar.ts';
import { insertAnahtar } from '../giris-cikis/kod.ts';
import { insertIlkMetinler } from '../kvkk/metinler.ts';
import { insertTakvim } from '../randevu/insert-takvim.ts';
import { insertIlkSozlesmeMetinleri } from '../sozlesme/metinler.ts';
import { insertIlkSmsAyari } from '../sms/ayar/insert-ilk-ayar.ts';
import { insertIlkHazirMesajlar } from '../sms/hazir/insert-ilk-mesajlar.ts';
import { insertSabitTanimlar } from '../tanim/insert-sabitler.ts';
import { insertVarsayilanTanimlar } from '../tanim/insert-varsayilanlar.ts';
import { insertVardiyaSablonlari } from '../vardiya/sablonlar.ts';

/**
 * What a new business finds set up: customer groups, units, payment methods, cash categories, the other lists, ready texts, the
 * calendar with a first column. Ids below 1000 are the same in every bayi, since the specification
 * names some of them (customer group 1, cash category 3).
 */
export async function insertDefaults(tx: Tx, ilk: { personelID: number; personelAdi: string }): Promise<void> {
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
