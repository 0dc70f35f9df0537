import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import { createToken } from '../../../platform/auth/oturum.ts';
import type { Tx } from '../../../platform/db/connection.ts';
import type { Client } from '../../../platform/http/client.ts';
import { readSayfaKodu, saveSayfaKodu } from '../../bayi/sayfa-kodu.ts';
import type { BaglantiSahibi, MakeBaglanti } from '../../randevu/make-baglanti.ts';
import { numbered } from '../choose-kod.ts';
import { sayfaAdresi } from '../save-ayarlar.ts';

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

/** How long a link is good at least, and how long beyond the appointment that it was made for. */
const EN_AZ_GUN = 30;
const SONRA_GUN = 7;

type Baglanti = {
  musteriID: number;
  sonGun: string;
  /** Of a booking that may be asked for again: by what it is known, and what was answered. */
  tekrar?: { anahtarOzeti: Buffer; kodOzeti: Buffer; cevap: object };
};

/** Makes a customer's own link: 256 random bits, of which the digest is kept. Returns its token. */
export async function createBaglanti(tx: Tx, { musteriID, sonGun, tekrar }: Baglanti): Promise<string> {
  const { jeton, ozet } = createToken();
  await sql`
    insert into musteri_baglantisi (musteri_id, jeton_ozeti, gecerlilik, anahtar_ozeti, kod_ozeti, cevap)
    values (${musteriID}, ${ozet}, greatest(now() + make_interval(days => ${EN_AZ_GUN}), ${sonGun}::timestamptz + make_interval(days => ${SONRA_GUN})),
      ${tekrar?.anahtarOzeti ?? null}, ${tekrar?.kodOzeti ?? null}, ${tekrar ? JSON.stringify(tekrar.cevap) : null}::jsonb)`.execute(tx);
  return jeton;
}
