import { ayarCalls } from '@defter/contract/ayar.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getGecerliAyarlar } from './get-ayarlar.ts';

export function registerAyar(platform: Platform): void {
  serve(platform, ayarCalls.gecerli, getGecerliAyarlar);
}
