import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { reverseSatis } from './reverse-satis.ts';

/** Cancels a plain sale. */
export const cancelSatis = (context: Context<typeof satisCalls.remove>) => reverseSatis(context, { ...context.body, durum: SatisDurumu.satis });
