import type { randevuCalls } from '@defter/contract/randevu.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connection.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { sutunBolumu, valuesOf } from './sutun-bolumu.ts';

/** Saves the columns that are sent, new and known ones alike; the others stay as they are. */
export async function saveBasliklar(context: Context<typeof randevuCalls.saveBasliklar>) {
  const { surum, model } = context.body;
  const mevcut = await sutunBolumu.read(context);
  if (model.some(({ id }) => id > 0 && mevcut[`${id}.adi`] === undefined)) throw new AppError('bulunamadi');
  const yeniler = await takeIDs(context.tx, model.filter(({ id }) => id === 0).length);
  const idler = [...yeniler];
  const basliklar = model.map((baslik) => (baslik.id > 0 ? baslik : { ...baslik, id: yeniler.shift()! }));
  await changeBolum(context, sutunBolumu, Object.assign({}, ...basliklar.map(valuesOf)), { surum });
  return { idler };
}

/** Ids ahead of the columns: the change that is kept names them. */
async function takeIDs(tx: Tx, sayi: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('randevu_basligi', 'id')) as id from generate_series(1, ${sayi}::int)`.execute(tx);
  return rows.map(({ id }) => id);
}
