import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { sellSatis } from './sell-satis.ts';

/** Creates a plain sale. */
export const createSatis = (context: Context<typeof satisCalls.create>) => sellSatis(context, { body: context.body, durum: SatisDurumu.satis, kampanyali: context.body.kampanyali });
