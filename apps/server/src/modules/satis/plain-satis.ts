import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import { refusalAt } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';
import { saveSozlesme } from './mark-sozlesme.ts';
import { reverseSatis } from './reverse-satis.ts';
import { sellSatis } from './sell-satis.ts';

/* A plain sale, which has nothing besides its lines. */

/** People who may sell only from the cards of customers may not sell at the door. */
export async function createSatis(context: Context<typeof satisCalls.create>) {
  const { kampanyali, kapidan: _kapidan, sozlesmeVerildi, ...body } = context.body;
  if (body.musteriID === null && !context.oturum.yetkiler.has('satisEkle')) throw refusalAt('musteriID', 'yetkiYok');
  const satis = await sellSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
  await saveSozlesme(context, satis.id, sozlesmeVerildi || undefined);
  return satis;
}

export async function updateSatis(context: Context<typeof satisCalls.update>) {
  const { kampanyali, sozlesmeVerildi, ...body } = context.body;
  const satis = await changeSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
  await saveSozlesme(context, satis.id, sozlesmeVerildi);
  return satis;
}

export const cancelSatis = (context: Context<typeof satisCalls.remove>) => reverseSatis(context, { ...context.body, durum: SatisDurumu.satis });
