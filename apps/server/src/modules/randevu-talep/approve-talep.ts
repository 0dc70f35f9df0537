import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { bookTalep, type Kim } from './book-talep.ts';
import { lockTalep, type MevcutTalep } from './read-talep.ts';
import { withSaid, type Yer } from './yer.ts';

/**
 * Approves a request: it is booked, and who asked gets a card. One that was rejected can still be approved, because people
 * call again; one that was approved is an appointment.
 */
export async function approveTalep({ tx, body, oturum, clock, degisim }: Context<typeof randevuTalepCalls.onayla>) {
  const talep = await lockTalep(tx, body.id, oturum);
  if (talep.durum === 'onaylandi') throw new AppError('talepSonuclandi');
  const { randevuID, musteriCakisiyor } = await bookAndClose(tx, { id: body.id, talep, yer: withSaid(talep.oneri ?? talep.istenen, body) }, { oturum, clock });
  degisim({ talepDurumu: talep.durum }, { talepDurumu: 'onaylandi', randevuID });
  return { id: body.id, randevuID, musteriCakisiyor };
}

/** Books a request that is locked, and writes down that it was approved. Throws as `bookTalep`. */
export async function bookAndClose(tx: Tx, { id, talep, yer }: { id: number; talep: MevcutTalep; yer: Yer }, { oturum, clock }: Kim): Promise<{ randevuID: number; musteriCakisiyor: boolean }> {
  const { id: randevuID, musteriID, musteriCakisiyor } = await bookTalep(tx, { talep, yer }, { oturum, clock });
  await sql`
    update randevu_talebi set durum = 'onaylandi', randevu_id = ${randevuID}, musteri_id = ${musteriID}, ad = null, soyad = null, telefon = null,
      sonuclandiran_personel_id = ${oturum.personelID}, sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${id}`.execute(tx);
  return { randevuID, musteriCakisiyor };
}
