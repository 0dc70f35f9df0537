import { demoCalls } from '@defter/contract/demo.ts';
import type { Duties } from '../../platform/duties.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { removeDemo } from './remove-demo.ts';

/** @param duties what all modules have filled */
export function registerDemo(platform: Platform, duties: readonly Duties[]): void {
  serve(platform, demoCalls.kaldir, removeDemo(duties));
}
