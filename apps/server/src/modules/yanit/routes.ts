import { yanitCalls } from '@defter/contract/yanit.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerYanit, readYanit } from './answer-yanit.ts';
import { decideYanit } from './decide-yanit.ts';
import { listBekleyenler, listKonusma, listYanitlar } from './list-yanitlar.ts';

export function registerYanit(platform: Platform): void {
  serve(platform, yanitCalls.list, listYanitlar);
  serve(platform, yanitCalls.bekleyenler, listBekleyenler);
  serve(platform, yanitCalls.konusma, listKonusma);
  serve(platform, yanitCalls.okundu, readYanit);
  serve(platform, yanitCalls.yanitla, answerYanit);
  serve(platform, yanitCalls.karar, decideYanit);
}
