import { otomatikSmsCalls } from '@defter/contract/otomatik-sms.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listKategoriler } from './kategoriler.ts';
import { listKurallar } from './kurallar.ts';
import { listOnizleme } from './list-onizleme.ts';
import { removeKural } from './remove-kural.ts';
import { prepareKurallar, saveKurallar } from './save-kurallar.ts';
import { skipGonderi, unskipGonderi } from './skip-gonderi.ts';

export function registerOtomatikSms(platform: Platform): void {
  serve(platform, otomatikSmsCalls.kategoriler, listKategoriler);
  serve(platform, otomatikSmsCalls.list, listKurallar);
  serve(platform, otomatikSmsCalls.save, saveKurallar, prepareKurallar(platform));
  serve(platform, otomatikSmsCalls.remove, removeKural);
  serve(platform, otomatikSmsCalls.onizleme, listOnizleme);
  serve(platform, otomatikSmsCalls.atla, skipGonderi);
  serve(platform, otomatikSmsCalls.atlamaGeriAl, unskipGonderi);
}
