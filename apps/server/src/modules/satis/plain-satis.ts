import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';
import { reverseSatis } from './reverse-satis.ts';
import { sellSatis } from './sell-satis.ts';

/* A plain sale, which has nothing besides its lines. */

/** Who sells from the cards of customers alone sells to nobody at the door. */
export function createSatis(context: Context<typeof satisCalls.create>) {
  const { kampanyali, kapidan: _kapidan, ...body } = context.body;
  if (body.musteriID === null && !context.oturum.yetkiler.has('satisEkle')) throw new AppError('yetkiYok', { alanlar: { musteriID: 'yetkiYok' } });
  return sellSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
}

export function updateSatis(context: Context<typeof satisCalls.update>) {
  const { kampanyali, ...body } = context.body;
  return changeSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
}

export const cancelSatis = (context: Context<typeof satisCalls.remove>) => reverseSatis(context, { ...context.body, durum: SatisDurumu.satis });
