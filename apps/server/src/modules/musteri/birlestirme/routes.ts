import { birlestirmeCalls } from '@defter/contract/birlestirme.ts';
import type { Platform } from '../../../platform/http/context.ts';
import { serve } from '../../../platform/http/serve.ts';
import { markFarkli, unmarkFarkli } from './farkli-kisiler.ts';
import { listBirlestirmeler } from './list-birlestirmeler.ts';
import { findBenzerler, listTekrarlar } from './list-tekrarlar.ts';
import { mergeMusteriler } from './merge-musteriler.ts';
import { previewBirlestirme } from './preview-birlestirme.ts';
import { undoBirlestirme } from './undo-birlestirme.ts';

export function registerBirlestirme(platform: Platform): void {
  serve(platform, birlestirmeCalls.benzerler, findBenzerler);
  serve(platform, birlestirmeCalls.tekrarlar, listTekrarlar);
  serve(platform, birlestirmeCalls.farkliKisiler, markFarkli);
  serve(platform, birlestirmeCalls.farkliKisilerGeriAl, unmarkFarkli);
  serve(platform, birlestirmeCalls.onizleme, previewBirlestirme);
  serve(platform, birlestirmeCalls.birlestir, mergeMusteriler);
  serve(platform, birlestirmeCalls.birlestirmeler, listBirlestirmeler);
  serve(platform, birlestirmeCalls.geriAl, undoBirlestirme);
}
