import type { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import { sql } from 'kysely';
import { found, AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { visibleSatis } from './visible-satis.ts';

type Row = { onceki: boolean; iptal: boolean };

/**
 * Notes whether the customer has received the agreement of a sale. It leaves the version of the sale alone, so that
 * somebody who edits the sale can save it.
 */
export async function markSozlesmeVerildi(context: Context<typeof sozlesmeCalls.ver>) {
  const { tx, body, degisim } = context;
  const { id, sozlesmeVerildi } = body;
  const { rows } = await sql<Row>`
    select s.sozlesme_zamani is not null as onceki, s.iptal_zamani is not null as iptal from satis s
    where s.id = ${id} and ${visibleSatis(context)} for update`.execute(tx);
  const { onceki, iptal } = found(rows[0]);
  if (iptal) throw new AppError('satisIptal');
  if (onceki !== sozlesmeVerildi) {
    await sql`update satis set sozlesme_zamani = case when ${sozlesmeVerildi}::boolean then now() end where id = ${id}`.execute(tx);
  }
  degisim({ sozlesmeVerildi: onceki }, { sozlesmeVerildi });
  return { id };
}
