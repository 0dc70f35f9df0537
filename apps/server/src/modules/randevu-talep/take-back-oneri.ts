import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockTalep } from './read-talep.ts';

/** Offers no other time any more: the request waits for an answer again. A text that has not left yet does not leave. */
export async function takeBackOneri({ tx, body, oturum, clock, degisim }: Context<typeof randevuTalepCalls.oneriGeriAl>) {
  const { durum, oneri } = await lockTalep(tx, body.id, oturum);
  if (durum !== 'onerildi' || !oneri) throw new AppError('talepSonuclandi');
  await sql`
    update randevu_talebi set durum = 'yeni', oneri_basligi_id = null, oneri_personel_id = null, oneri_baslangic = null, oneri_bitis = null,
      sonuclandiran_personel_id = null, sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${body.id}`.execute(tx);
  degisim(
    { talepDurumu: durum, oneriTarihi: oneri.randevuTarihi, oneriBaslangicSaat: oneri.baslangicSaat, oneriBitisSaat: oneri.bitisSaat },
    { talepDurumu: 'yeni', oneriTarihi: null, oneriBaslangicSaat: null, oneriBitisSaat: null },
  );
  return { id: body.id };
}
