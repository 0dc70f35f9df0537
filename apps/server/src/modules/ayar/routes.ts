import { ayarCalls } from '@defter/contract/ayar.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getAyarlar, getGecerliAyarlar } from './get-ayarlar.ts';
import { listIpAdresleri, removeIpAdresi, saveIpAdresi } from './ip-adresleri.ts';
import { listDegisiklikler } from './list-degisiklikler.ts';
import { revertDegisiklik } from './revert-degisiklik.ts';
import { saveAyarlar, saveSozlesme } from './save-ayarlar.ts';

export function registerAyar(platform: Platform): void {
  serve(platform, ayarCalls.get, getAyarlar);
  serve(platform, ayarCalls.save, saveAyarlar);
  serve(platform, ayarCalls.saveSozlesme, saveSozlesme);
  serve(platform, ayarCalls.gecerli, getGecerliAyarlar);
  serve(platform, ayarCalls.ipAdresleri, listIpAdresleri);
  serve(platform, ayarCalls.saveIpAdresi, saveIpAdresi);
  serve(platform, ayarCalls.removeIpAdresi, removeIpAdresi);
  serve(platform, ayarCalls.degisiklikler, listDegisiklikler);
  serve(platform, ayarCalls.geriAl, revertDegisiklik);
}
