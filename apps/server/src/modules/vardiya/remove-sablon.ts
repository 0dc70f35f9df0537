import type { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { sql } from 'kysely';
import { sendStatement } from '../../platform/db/connection.ts';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Removes a template that has no days planned from today on. Past days keep it. */
export async function removeSablon({ tx, params: { id }, clock, degisim }: Context<typeof vardiyaCalls.removeSablon>) {
  // A statement of its own waits for those who plan by the template, so that the next one counts their days.
  sendStatement(tx, sql`select from vardiya_sablon where id = ${id} for update`);
  const { rows } = await sql<{ gun: number; silinen: { sablonAdi: string } | null }>`
    with planli as (select count(*) as gun from vardiya where vardiya_sablon_id = ${id} and tarih >= ${clock.today()}::date),
    silinen as (
      update vardiya_sablon s set silindi = now() from planli where s.id = ${id} and s.silindi is null and planli.gun = 0 returning s.sablon_adi, s.baslangic_saati, s.bitis_saati
    )
    select gun, (select json_build_object('sablonAdi', sablon_adi, 'baslangicSaati', to_char(baslangic_saati, 'HH24:MI'),
      'bitisSaati', to_char(bitis_saati, 'HH24:MI')) from silinen) as silinen from planli`.execute(tx);
  const { gun, silinen } = rows[0]!;
  if (gun > 0) throw new AppError('vardiyaPlanda', { veri: { sayi: gun } });
  degisim(found(silinen), null);
  return { id };
}
