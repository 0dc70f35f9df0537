import { SatisDurumu, type satisCalls } from '@defter/contract/satis.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeSatis } from './change-satis.ts';

/** Saves an existing plain sale. */
export function updateSatis(context: Context<typeof satisCalls.update>) {
  const { kampanyali, ...body } = context.body;
  return changeSatis(context, { body, durum: SatisDurumu.satis, kampanyali });
}
