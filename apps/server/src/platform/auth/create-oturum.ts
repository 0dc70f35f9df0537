import type { Tx } from '../db/connection.ts';
import { createToken, SON_KULLANMA } from './oturum.ts';

type YeniOturum = { bayiID: number; personelID: number; cihaz: string; ip: string };

/** Opens a session of 30 days and returns its token. The server keeps only the digest of the token. */
export async function createOturum(tx: Tx, { bayiID, personelID, cihaz, ip }: YeniOturum): Promise<string> {
  const { jeton, ozet } = createToken();
  await tx
    .insertInto('oturum')
    .values({
      jeton_ozeti: ozet,
      bayi_id: bayiID,
      personel_id: personelID,
      cihaz,
      ip,
      son_kullanma: SON_KULLANMA,
    })
    .execute();
  return jeton;
}
