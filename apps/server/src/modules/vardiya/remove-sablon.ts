import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { sql } from 'kysely';
import { Hata } from '../../platform/errors/hata.ts';
import type { Context } from '../../platform/http/context.ts';

/** Takes a template away that nobody is to work by any more; days of the past keep it. */
export async function removeSablon({ tx, params: { id }, clock }: Context<typeof vardiyaCalls.removeSablon>) {
  const { rows } = await sql<{ gun: number; silindi: boolean }>`
    with planli as (select count(*) as gun from vardiya where vardiya_sablon_id = ${id} and tarih >= ${clock.today()}::date),
    silinen as (
      update vardiya_sablon s set silindi = now() from planli where s.id = ${id} and s.silindi is null and planli.gun = 0 returning s.id
    )
    select gun, exists (select from silinen) as silindi from planli`.execute(tx);
  const { gun, silindi } = rows[0]!;
  if (gun > 0) throw new Hata('vardiyaPlanda', { veri: { sayi: gun } });
  if (!silindi) throw new Hata('bulunamadi');
  return { id };
}
