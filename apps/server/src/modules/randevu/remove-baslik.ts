import type { randevuCalls } from '@defter/contract/randevu.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { noneOf, sutunBolumu } from './sutun-bolumu.ts';

export async function removeBaslik(context: Context<typeof randevuCalls.removeBaslik>) {
  const { id } = context.body;
  if ((await sutunBolumu.read(context))[`${id}.adi`] === undefined) throw new AppError('bulunamadi');
  await changeBolum(context, sutunBolumu, noneOf(id));
  return { id };
}
