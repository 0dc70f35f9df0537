import { fotografCalls } from '@defter/contract/fotograf.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getResim, listFotograflar } from './queries.ts';
import { removeFotograf } from './remove-fotograf.ts';
import { createFotograf, makeResimler } from './save-fotograf.ts';

export function registerFotograf(platform: Platform): void {
  serve(platform, fotografCalls.list, listFotograflar);
  serve(platform, fotografCalls.create, createFotograf, makeResimler);
  serve(platform, fotografCalls.remove, removeFotograf);
  serve(platform, fotografCalls.resim, getResim);
}
