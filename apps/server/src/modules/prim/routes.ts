import { primCalls } from '@defter/contract/prim.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeAy } from './close-ay.ts';
import { getAy } from './get-ay.ts';
import { listKurallar } from './list-kurallar.ts';
import { listSatirlar } from './list-satirlar.ts';
import { createKural, removeKural, updateKural } from './save-kural.ts';
import { tryKurallar } from './try-kurallar.ts';

export function registerPrim(platform: Platform): void {
  serve(platform, primCalls.kurallar, listKurallar);
  serve(platform, primCalls.create, createKural);
  serve(platform, primCalls.update, updateKural);
  serve(platform, primCalls.remove, removeKural);
  serve(platform, primCalls.ay, getAy);
  serve(platform, primCalls.satirlar, listSatirlar);
  serve(platform, primCalls.dene, tryKurallar);
  serve(platform, primCalls.kapat, closeAy);
}
