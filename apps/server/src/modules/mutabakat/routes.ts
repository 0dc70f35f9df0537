import { mutabakatCalls } from '@defter/contract/mutabakat.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { askMutabakat } from './ask-mutabakat.ts';
import { getMutabakat } from './get-mutabakat.ts';
import { listFarklar } from './list-farklar.ts';

export function registerMutabakat(platform: Platform): void {
  serve(platform, mutabakatCalls.get, getMutabakat);
  serve(platform, mutabakatCalls.farklar, listFarklar);
  serve(platform, mutabakatCalls.iste, (context) => askMutabakat(context, platform));
}
