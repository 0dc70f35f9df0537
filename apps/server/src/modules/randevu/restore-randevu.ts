import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError, found } from '../../platform/errors/app-error.ts';
import { violates } from '../../platform/errors/from-database.ts';
import type { Context } from '../../platform/http/context.ts';
import { bookable } from '../personel/izinler.ts';
import { isIstisnada } from './kapali-saat.ts';
import { readRandevu, tellRandevu } from './read-randevu.ts';
import { isUstuneAlinmis, takeAgain } from './yerler.ts';
import { seenRandevu } from './visible-randevu.ts';

/** Puts a deleted appointment back as it was. Throws randevuYeriAlindi where its time was given away or is kept for somebody meanwhile, its colleague is on leave or has left, its column is hidden, or the day or its hours were closed. */
export async function restoreRandevu({ tx, body: { id }, oturum, clock, degisim }: Context<typeof randevuCalls.restore>) {
  await restore(tx, id, { oturum, simdi: clock.wallClock() });
  degisim(null, tellRandevu(await readRandevu(tx, id, oturum)));
  return { id };
}

/** A place `y` of an appointment. */
const YERI = { sutunlar: sql`array[y.randevu_basligi_id]`, ilk: sql`y.baslangic`, son: sql`y.bitis`, randevuID: sql`y.randevu_id` };

/** `simdi`: `YYYY-MM-DD HH:mm:ss`. The columns are held as by a booking, so that one which is just being hidden is seen. */
async function restore(tx: Tx, id: number, { oturum, simdi }: { oturum: Oturum; simdi: string }): Promise<void> {
  const { rows } = await sql<{ izinli: boolean; alinmis: boolean; yersiz: boolean; kapali: boolean }>`
    with silinen as materialized (select r.* from randevu r where r.id = ${id} and r.silindi is not null and ${seenRandevu(oturum)} for no key update),
    sutunlar as materialized (
      select b.id, b.randevuda_goster from randevu_basligi b
      where b.id in (select y.randevu_basligi_id from randevu_yer y where y.randevu_id = (select id from silinen)) order by b.id for key share
    ),
    kisi as materialized (${bookable({ kaynak: sql`silinen r`, kim: sql`r.uygulayan_personel_id`, kosul: sql`true` })})
    select r.durum in ('B', 'O', 'G', 'K') and coalesce(k.izinler && tsrange(r.baslangic, r.bitis), false) as izinli,
      r.durum in ('B', 'O', 'G', 'K') and r.zorlama_nedeni is null and exists (select from randevu_yer y where y.randevu_id = r.id and ${isUstuneAlinmis(YERI)}) as alinmis,
      r.durum in ('B', 'O', 'G', 'K') and r.bitis > ${simdi}::timestamp and (not coalesce(k.calisiyor_mu, true) or exists (select from sutunlar b where not b.randevuda_goster)) as yersiz,
      r.durum in ('B', 'O', 'G', 'K') and r.zorlama_nedeni is null and r.bitis > ${simdi}::timestamp
        and exists (select from takvim_istisnasi i where i.kayit_zamani > r.silindi and ${isIstisnada}) as kapali
    from silinen r left join kisi k on true`.execute(tx);
  const { izinli, alinmis, yersiz, kapali } = found(rows[0]);
  if (izinli || alinmis || yersiz || kapali) throw new AppError('randevuYeriAlindi');
  try {
    const { rows: [alinan] } = await sql<{ eksik: boolean }>`
      with r as (
        update randevu set silindi = null, silme_nedeni = null, surum = surum + 1, son_degistiren_personel_id = ${oturum.personelID}::bigint
        where id = ${id} returning id, durum
      ), ${takeAgain(sql`(select id from r where durum in ('B', 'O', 'G', 'K')) r`)}
      select eksik from alinan`.execute(tx);
    if (alinan!.eksik) throw new AppError('randevuYeriAlindi');
  } catch (error) {
    throw violates(error, 'randevu_tutulan') ? new AppError('randevuYeriAlindi') : error;
  }
}
