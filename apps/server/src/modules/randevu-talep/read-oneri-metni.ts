import { formatTarih } from '@defter/rules/tarih.ts';
import { sql } from 'kysely';
import type { OkuKonu } from '../../platform/outside/mesaj/konu.ts';

/** The time that is offered for a request, for a text that is about to leave; undefined once none is offered. */
export const readOneriMetni: OkuKonu = async (tx, { bayiID, id }) => {
  const { rows } = await sql<{ tarih: string; saat: string }>`
    select t.oneri_baslangic::date as tarih, to_char(t.oneri_baslangic, 'HH24:MI') as saat from randevu_talebi t
    where t.bayi_id = ${bayiID} and t.id = ${id} and t.durum = 'onerildi'`.execute(tx);
  const [oneri] = rows;
  return oneri && { tarih: formatTarih(oneri.tarih), saat: oneri.saat };
};
