import { aktarimCalls } from '@defter/contract/aktarim.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { discardAktarim, getAktarim, listAktarimlar, listEslemeler, listSatirlar } from './queries.ts';
import { kontrolEt } from './stage-satirlar.ts';
import { startAktarim, undoAktarim } from './start-aktarim.ts';

export function registerAktarim(platform: Platform): void {
  serve(platform, aktarimCalls.import, (context) => startAktarim(context, platform));
  serve(platform, aktarimCalls.kontrol, kontrolEt);
  serve(platform, aktarimCalls.eslemeler, listEslemeler);
  serve(platform, aktarimCalls.aktarimlar, listAktarimlar);
  serve(platform, aktarimCalls.aktarim, getAktarim);
  serve(platform, aktarimCalls.satirlar, listSatirlar);
  serve(platform, aktarimCalls.vazgec, discardAktarim);
  serve(platform, aktarimCalls.geriAl, (context) => undoAktarim(context, platform));
}
