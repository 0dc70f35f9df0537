import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getSozlesmeOfMusteri, getSozlesmeOfSatis } from './get-sozlesme.ts';

export function registerSozlesme(platform: Platform): void {
  serve(platform, sozlesmeCalls.ofSatis, getSozlesmeOfSatis);
  serve(platform, sozlesmeCalls.ofMusteri, getSozlesmeOfMusteri);
}
