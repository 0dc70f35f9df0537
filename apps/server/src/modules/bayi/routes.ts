import { bayiCalls } from '@defter/contract/bayi.ts';
import type { Platform } from '../../platform/http/context.ts';
import { servePictures } from '../../platform/http/picture-files.ts';
import { serve } from '../../platform/http/serve.ts';
import { changePaket } from './change-paket.ts';
import { getBayi } from './get-bayi.ts';
import { drawLogo, saveFirma } from './save-firma.ts';

export function registerBayi(platform: Platform): void {
  serve(platform, bayiCalls.get, getBayi);
  serve(platform, bayiCalls.saveFirma, saveFirma, drawLogo);
  serve(platform, bayiCalls.changePaket, changePaket);
  servePictures(platform, 'logo');
}
