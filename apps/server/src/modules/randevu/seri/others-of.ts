import type { SERI_KAPSAMLARI } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/http/context.ts';
import { comingRandevu } from '../coming-randevu.ts';
import { LOCK_RANDEVU } from '../read-randevu.ts';
import { visibleRandevu } from '../visible-randevu.ts';

export type Kapsam = (typeof SERI_KAPSAMLARI)[number] | null | undefined;

/**
 * The other appointments of a series that an act on one of them reaches, earliest first: those that are still expected. What has
 * happened stays as it was, and so does what the person does not see. They are locked until the end of the transaction, and with them
 * the one itself, in the order of their ids, as whoever acts on several locks them.
 */
export async function othersOf({ tx, oturum, clock }: Pick<Context<never>, 'tx' | 'oturum' | 'clock'>, id: number, kapsam: Kapsam): Promise<number[]> {
  if (!kapsam || kapsam === 'bu') return [];
  const { rows } = await sql<{ id: number; baslangic: string }>`
    select r.id, r.baslangic from randevu e join randevu r on r.bayi_id = e.bayi_id and r.seri_id = e.seri_id
    where e.id = ${id} and (r.id = e.id or ${visibleRandevu(oturum)} and ${comingRandevu(clock.wallClock())} and r.durum in ('B', 'O')
      and r.satis_id is null and (${kapsam === 'tumu'} or r.baslangic > e.baslangic))
    order by r.id ${LOCK_RANDEVU}`.execute(tx);
  const digerleri = rows.filter((row) => row.id !== id);
  return digerleri.toSorted((a, b) => a.baslangic.localeCompare(b.baslangic) || a.id - b.id).map((row) => row.id);
}
