import type { randevuCalls } from '@defter/contract/randevu.ts';
import type { Context } from '../../platform/http/context.ts';
import { changeBolum } from '../ayar/change-bolum.ts';
import { takvimBolumu } from './takvim-bolumu.ts';

export async function saveAyarlar(context: Context<typeof randevuCalls.saveAyarlar>) {
  const { surum, ...ayarlar } = context.body;
  await changeBolum(context, takvimBolumu, ayarlar, { surum });
  return {};
}
