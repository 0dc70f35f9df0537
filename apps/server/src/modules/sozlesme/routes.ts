import { sozlesmeCalls } from '@defter/contract/sozlesme.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getSozlesmeOfMusteri, getSozlesmeOfSatis } from './get-sozlesme.ts';
import { markSozlesmeVerildi } from './mark-verildi.ts';

export function registerSozlesme(platform: Platform): void {
  serve(platform, sozlesmeCalls.ofSatis, getSozlesmeOfSatis);
  serve(platform, sozlesmeCalls.ofMusteri, getSozlesmeOfMusteri);
  serve(platform, sozlesmeCalls.ver, markSozlesmeVerildi);
}
