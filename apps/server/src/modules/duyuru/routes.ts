import { duyuruCalls } from '@defter/contract/duyuru.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listDuyurular, listOkuyanlar } from './list-duyurular.ts';
import { createDuyuru, removeDuyuru, saveOkumalar } from './save-duyuru.ts';

export function registerDuyuru(platform: Platform): void {
  serve(platform, duyuruCalls.list, listDuyurular);
  serve(platform, duyuruCalls.kaydet, saveOkumalar);
  serve(platform, duyuruCalls.create, createDuyuru);
  serve(platform, duyuruCalls.remove, removeDuyuru);
  serve(platform, duyuruCalls.okuyanlar, listOkuyanlar);
}
