import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAnahtar, readKod } from './kod.ts';

/** Records that the signed-in person comes or goes now. A code serves a person once (giris_cikis_qr_tekil). */
export async function okutGirisCikis({ tx, body, oturum, clock }: Context<typeof girisCikisCalls.okut>) {
  const qr_dilimi = readKod(await loadAnahtar(tx), body.kod, clock.now());
  const zaman = clock.wallClock();
  const { id } = await tx
    .insertInto('personel_giris_cikis')
    .values({ personel_id: oturum.personelID, zaman, islem_tipi: body.islemTipi, qr_dilimi, kaydeden_personel_id: oturum.personelID })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, saat: zaman.slice(11, 16) };
}
