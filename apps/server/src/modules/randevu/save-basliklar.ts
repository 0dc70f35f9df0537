import { RandevuBasligi, type randevuCalls } from '@defter/contract/randevu.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tx } from '../../platform/db/connection.ts';
import { mergeLines } from '../../platform/db/lines.ts';
import { wrongFields } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { lockAyar } from '../ayar/load-ayarlar.ts';
import { listBasliklar } from './queries.ts';
import { sutunBolumu, valuesOf } from './sutun-bolumu.ts';

/** Saves the columns that are sent, new and known ones alike; the others stay as they are. */
export async function saveBasliklar(context: Context<typeof randevuCalls.saveBasliklar>) {
  const { surum, model } = context.body;
  await lockAyar(context.tx);
  const mevcut = (await listBasliklar({ tx: context.tx, query: { tumu: true } })).liste;
  const istenen = mergeLines<RandevuBasligi>(model, mevcut);
  istenen.forEach(refuseUnfit);
  const yeniler = await takeIDs(context.tx, model.filter(({ id }) => id === 0).length);
  const idler = [...yeniler];
  const basliklar = istenen.map((baslik) => (baslik.id > 0 ? baslik : { ...baslik, id: yeniler.shift()! }));
  await changeBolum(context, sutunBolumu, Object.assign({}, ...basliklar.map(valuesOf)), { surum });
  return { idler };
}

/** Checks the whole column, because what it must have depends on its kind, which a change may leave out. */
function refuseUnfit(baslik: RandevuBasligi, index: number): void {
  const { error } = z.safeParse(RandevuBasligi, baslik);
  if (error) throw wrongFields(Object.fromEntries(error.issues.map(({ path, message }) => [`model.${index}.${path.join('.')}`, message as HataKodu])));
}

/** Takes ids before the columns are written, because the change that is kept names them. */
async function takeIDs(tx: Tx, sayi: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('randevu_basligi', 'id')) as id from generate_series(1, ${sayi}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}
