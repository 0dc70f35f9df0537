import { demoCalls } from '@defter/contract/demo.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { removeDemo } from './remove-demo.ts';

export function registerDemo(platform: Platform): void {
  serve(platform, demoCalls.kaldir, removeDemo);
}
