import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { comingRandevu } from './coming-randevu.ts';
import { lockBasliklar } from './lock-basliklar.ts';

/** Deletes columns, all or none. A column that ever had an appointment cannot be deleted, only hidden. */
export async function deleteBasliklar(tx: Tx, idler: readonly number[], simdi: string): Promise<void> {
  lockBasliklar(tx, sql`b.id = any(${idler}::bigint[])`);
  const { rows } = await sql<{ dolu: boolean; kullanildi: boolean }>`
    with kullanim as materialized (
      select count(*) > 0 as kullanildi, coalesce(bool_or(${comingRandevu(simdi)}), false) as dolu
      from randevu_yer y join randevu r on r.bayi_id = y.bayi_id and r.id = y.randevu_id where y.randevu_basligi_id = any(${idler}::bigint[])
    ), silinen as (
      delete from randevu_basligi b using kullanim k where b.id = any(${idler}::bigint[]) and not k.kullanildi
    )
    select kullanildi, dolu from kullanim`.execute(tx);
  const { dolu, kullanildi } = rows[0]!;
  if (dolu) throw new AppError('baslikDolu');
  if (kullanildi) throw new AppError('kullanimdaSilinemez');
}
