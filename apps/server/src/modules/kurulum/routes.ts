import { kurulumCalls } from '@defter/contract/kurulum.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getKurulum, leaveKurulum } from './adimlar.ts';
import { addBaslangicHizmetleri, listBaslangicHizmetleri } from './baslangic-hizmetleri.ts';

export function registerKurulum(platform: Platform): void {
  serve(platform, kurulumCalls.get, getKurulum);
  serve(platform, kurulumCalls.gec, leaveKurulum);
  serve(platform, kurulumCalls.hizmetler, listBaslangicHizmetleri);
  serve(platform, kurulumCalls.addHizmetler, addBaslangicHizmetleri);
}
