import type { beklemeCalls } from '@defter/contract/bekleme.ts';
import { sql } from 'kysely';
import { found } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';

/** Takes somebody off the waiting list; the entry stays for the history of the customer. */
export async function removeBekleme({ tx, body, degisim }: Context<typeof beklemeCalls.remove>) {
  const { rows } = await sql<{ eski: Record<string, unknown> }>`
    update bekleme_listesi b set durum = 'vazgecti' where id = ${body.id} and durum = 'bekliyor'
    returning json_build_object('musteriID', musteri_id, 'ilkGun', ilk_gun, 'sonGun', son_gun) as eski`.execute(tx);
  degisim(found(rows[0]).eski, null);
  return { id: body.id };
}
