import type { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { isTalepAcik } from '@defter/rules/randevu-talep.ts';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { lockTalep } from './read-talep.ts';

/** Says no to a request that waits for an answer. */
export async function rejectTalep({ tx, body, oturum, clock, degisim }: Context<typeof randevuTalepCalls.reddet>) {
  const { durum } = await lockTalep(tx, body.id, oturum);
  if (!isTalepAcik(durum)) throw new AppError('talepSonuclandi');
  await sql`
    update randevu_talebi set durum = 'reddedildi', red_nedeni = ${body.redNedeni}, sonuclandiran_personel_id = ${oturum.personelID},
      sonuc_zamani = ${clock.now()}::timestamptz
    where id = ${body.id}`.execute(tx);
  degisim({ talepDurumu: durum }, { talepDurumu: 'reddedildi', redNedeni: body.redNedeni });
  return { id: body.id };
}
