import { excelCalls } from '@defter/contract/excel.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { discardAktarim, getAktarim, listAktarimlar, listEslemeler, listSatirlar } from './queries.ts';
import { kontrolEt } from './stage-satirlar.ts';
import { startAktarim, undoAktarim } from './start-aktarim.ts';

export function registerAktarim(platform: Platform): void {
  serve(platform, excelCalls.import, (context) => startAktarim(context, platform));
  serve(platform, excelCalls.kontrol, kontrolEt);
  serve(platform, excelCalls.eslemeler, listEslemeler);
  serve(platform, excelCalls.aktarimlar, listAktarimlar);
  serve(platform, excelCalls.aktarim, getAktarim);
  serve(platform, excelCalls.satirlar, listSatirlar);
  serve(platform, excelCalls.vazgec, discardAktarim);
  serve(platform, excelCalls.geriAl, (context) => undoAktarim(context, platform));
}
