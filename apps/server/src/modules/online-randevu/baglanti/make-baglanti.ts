import { sayfaKoduOf } from '@defter/rules/sayfa-kodu.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Client } from '../../../platform/http/client.ts';
import { readSayfaKodu, saveSayfaKodu } from '../../bayi/sayfa-kodu.ts';
import type { BaglantiSahibi, MakeBaglanti } from '../../randevu/make-baglanti.ts';
import { sayfaAdresi } from '../save-ayarlar.ts';
import { createBaglanti } from './create-baglanti.ts';

/** Makes a customer's own link and answers where it leads. A salon that has no address yet gets the one that is proposed. */
export async function makeBaglanti(tx: Tx, { bayiID, musteriID, sonGun }: BaglantiSahibi, { config, client }: { config: Config; client: Client }): Promise<string> {
  const { sayfaKodu, firmaAdi } = await readSayfaKodu(tx, bayiID);
  // Cut where a word ends it would have two hyphens in a row, which no address may have.
  const kod = sayfaKodu ?? `${sayfaKoduOf(firmaAdi).slice(0, 30).replace(/-$/, '')}-${bayiID}`;
  if (sayfaKodu === null) await saveSayfaKodu(tx, bayiID, kod);
  return `${sayfaAdresi(config, client, kod)}#${await createBaglanti(tx, { musteriID, sonGun })}`;
}

/** The same for the modules below, which know nothing of links. */
export const bindBaglanti =
  (config: Config): MakeBaglanti =>
  (tx, kim, client) =>
    makeBaglanti(tx, kim, { config, client });
