import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listKayitlar } from './list-kayitlar.ts';
import { removeSablon } from './remove-sablon.ts';
import { getSablon, listSablonlar } from './sablonlar.ts';
import { removeKayitlar, saveKayitlar } from './save-kayitlar.ts';
import { createSablon, updateSablon } from './save-sablon.ts';

export function registerVardiya(platform: Platform): void {
  serve(platform, vardiyaCalls.sablonlar, listSablonlar);
  serve(platform, vardiyaCalls.sablon, getSablon);
  serve(platform, vardiyaCalls.createSablon, createSablon);
  serve(platform, vardiyaCalls.updateSablon, updateSablon);
  serve(platform, vardiyaCalls.removeSablon, removeSablon);
  serve(platform, vardiyaCalls.kayitlar, listKayitlar);
  serve(platform, vardiyaCalls.saveKayitlar, saveKayitlar);
  serve(platform, vardiyaCalls.removeKayitlar, removeKayitlar);
}
