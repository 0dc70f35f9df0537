import type { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { loadAnahtar, readKod } from './kod.ts';

type Row = { id: number; saat: string };

/**
 * Records that the signed-in person comes or goes now. A code serves a person once (giris_cikis_qr_tekil): the same again
 * is a press that came twice and gets the first one's answer, anything else is refused.
 */
export async function okutGirisCikis({ tx, body, oturum: { personelID }, clock, degisim, about }: Context<typeof girisCikisCalls.okut>) {
  const dilim = readKod(await loadAnahtar(tx), body.kod, clock.now());
  const { rows } = await sql<Row>`
    insert into personel_giris_cikis (personel_id, zaman, islem_tipi, qr_dilimi, kaydeden_personel_id)
    values (${personelID}, ${clock.wallClock()}::timestamp, ${body.islemTipi}, ${dilim}, ${personelID})
    on conflict on constraint giris_cikis_qr_tekil do update set qr_dilimi = excluded.qr_dilimi
      where personel_giris_cikis.islem_tipi = excluded.islem_tipi and personel_giris_cikis.silindi is null
    returning id, to_char(zaman, 'HH24:MI') as saat`.execute(tx);
  const [kayit] = rows;
  if (!kayit) throw new AppError('qrKullanildi');
  degisim(null, { zaman: `${clock.today()} ${kayit.saat}`, islemTipi: body.islemTipi });
  about(personelID, kayit.id);
  return kayit;
}
