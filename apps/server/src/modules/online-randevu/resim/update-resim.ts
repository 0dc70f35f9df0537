import type { onlineRandevuCalls } from '@defter/contract/online-randevu.ts';
import { sql } from 'kysely';
import { found } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Says what is to be seen in a picture. */
export async function updateResim({ tx, body: { id, aciklama }, degisim }: Context<typeof onlineRandevuCalls.updateResim>) {
  const { rows } = await sql<{ once: string | null }>`
    update sayfa_resmi r set aciklama = ${aciklama} from (select id, aciklama from sayfa_resmi where id = ${id} for update) e where r.id = e.id
    returning e.aciklama as once`.execute(tx);
  const { once } = found(rows[0]);
  degisim({ resimAciklamasi: once }, { resimAciklamasi: aciklama });
  return { id };
}
