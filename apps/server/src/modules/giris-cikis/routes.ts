import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getDurum } from './get-durum.ts';
import { listGirisCikis } from './list-giris-cikis.ts';
import { okutGirisCikis } from './okut-giris-cikis.ts';
import { createGirisCikis, removeGirisCikis, restoreGirisCikis, updateGirisCikis } from './save-giris-cikis.ts';
import { getKodAdresi, renderKod } from './show-kod.ts';

export function registerGirisCikis(platform: Platform): void {
  serve(platform, girisCikisCalls.list, listGirisCikis);
  serve(platform, girisCikisCalls.create, createGirisCikis);
  serve(platform, girisCikisCalls.update, updateGirisCikis);
  serve(platform, girisCikisCalls.remove, removeGirisCikis);
  serve(platform, girisCikisCalls.geriAl, restoreGirisCikis);
  serve(platform, girisCikisCalls.qr, (context) => renderKod(context, platform.config));
  serve(platform, girisCikisCalls.adres, (context) => getKodAdresi(context, platform.config));
  serve(platform, girisCikisCalls.durum, getDurum);
  serve(platform, girisCikisCalls.okut, okutGirisCikis);
}
