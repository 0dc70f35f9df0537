import { odemeSekliCalls } from '@defter/contract/odeme-sekli.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listOdemeSekilleri } from './queries.ts';

export function registerOdemeSekli(platform: Platform): void {
  serve(platform, odemeSekliCalls.list, listOdemeSekilleri);
}
