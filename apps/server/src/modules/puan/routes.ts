import { puanCalls } from '@defter/contract/puan.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listPuanHareketleri } from './list-hareketler.ts';
import { loadPuan, transferPuan } from './move-puan.ts';

export function registerPuan(platform: Platform): void {
  serve(platform, puanCalls.hareketler, listPuanHareketleri);
  serve(platform, puanCalls.yukle, loadPuan);
  serve(platform, puanCalls.aktar, transferPuan);
}
