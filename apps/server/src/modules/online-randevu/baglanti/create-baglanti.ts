import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connection.ts';
import { createToken } from '../../../platform/auth/oturum.ts';

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
