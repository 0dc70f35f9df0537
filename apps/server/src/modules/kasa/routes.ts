import { kasaCalls } from '@defter/contract/kasa.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { aktarHesaba } from './aktar-hesaba.ts';
import { listKasa } from './list-kasa.ts';
import { listHesapBakiyeleri } from './queries.ts';
import { createKasa, removeKasa, updateKasa } from './save-kasa.ts';

export function registerKasa(platform: Platform): void {
  serve(platform, kasaCalls.list, listKasa);
  serve(platform, kasaCalls.hesapBakiyeleri, listHesapBakiyeleri);
  serve(platform, kasaCalls.create, createKasa);
  serve(platform, kasaCalls.aktar, aktarHesaba);
  serve(platform, kasaCalls.update, updateKasa);
  serve(platform, kasaCalls.remove, removeKasa);
}
