import type { Config } from '../../../config.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Client } from '../../../platform/http/client.ts';
import { readSayfaKodu, saveSayfaKodu } from '../../bayi/sayfa-kodu.ts';
import type { BaglantiSahibi, MakeBaglanti } from '../../randevu/make-baglanti.ts';
import { numbered } from '../choose-kod.ts';
import { sayfaAdresi } from '../save-ayarlar.ts';
import { createBaglanti } from './create-baglanti.ts';

/** Makes a customer's own link and answers where it leads. A salon that has no address yet gets one with its number, which nobody else can take meanwhile. */
export async function makeBaglanti(tx: Tx, { bayiID, musteriID, sonGun }: BaglantiSahibi, { config, client }: { config: Config; client: Client }): Promise<string> {
  const { sayfaKodu, firmaAdi } = await readSayfaKodu(tx, bayiID);
  const kod = sayfaKodu ?? numbered(firmaAdi, bayiID);
  if (sayfaKodu === null) await saveSayfaKodu(tx, bayiID, kod);
  return `${sayfaAdresi(config, client, kod)}#${await createBaglanti(tx, { musteriID, sonGun })}`;
}

/** The same for the modules below, which know nothing of links. */
export const bindBaglanti =
  (config: Config): MakeBaglanti =>
  (tx, kim, client) =>
    makeBaglanti(tx, kim, { config, client });
