import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';

/** Saves an existing plain sale. */
export const updateSatis = (context: Context<typeof satisCalls.update>) => changeSatis(context, { body: context.body, durum: SatisDurumu.satis });
