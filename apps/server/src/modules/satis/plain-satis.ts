import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';
import { reverseSatis } from './reverse-satis.ts';
import { sellSatis } from './sell-satis.ts';

/* A plain sale, which has nothing besides its lines. */

export const createSatis = (context: Context<typeof satisCalls.create>) =>
  sellSatis(context, { body: context.body, durum: SatisDurumu.satis, kampanyali: context.body.kampanyali });

export function updateSatis(context: Context<typeof satisCalls.update>) {
  const { kampanyali, ...body } = context.body;
  return changeSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
}

export const cancelSatis = (context: Context<typeof satisCalls.remove>) => reverseSatis(context, { ...context.body, durum: SatisDurumu.satis });
