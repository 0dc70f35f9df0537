import { formatTarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { OkuKonu } from '../../platform/outside/mesaj/konu.ts';

/** When an appointment is, for a text that is about to leave; undefined once nobody is expected. */
export const readRandevuMetni = (clock: Clock): OkuKonu => async (tx, { bayiID, id }) => {
  const { rows } = await sql<{ tarih: string; saat: string }>`
    select r.baslangic::date as tarih, to_char(r.baslangic, 'HH24:MI') as saat from randevu r
    where r.bayi_id = ${bayiID} and r.id = ${id} and r.silindi is null and r.durum in ('B', 'O', 'G') and r.bitis > ${clock.wallClock()}::timestamp`.execute(tx);
  const [randevu] = rows;
  return randevu && { tarih: formatTarih(randevu.tarih), saat: randevu.saat };
};
