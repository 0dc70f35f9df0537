import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import type { Platform } from '../../platform/http/context.ts';
import { servePictures } from '../../platform/http/picture-files.ts';
import { serve } from '../../platform/http/serve.ts';
import { listKampanyalar } from './list-kampanyalar.ts';
import { getOzet } from './get-ozet.ts';
import { removeKampanya } from './remove-kampanya.ts';
import { drawResim, removeResim, saveResim } from './resim.ts';
import { createKampanya, setAktif, updateKampanya } from './save-kampanya.ts';
import { uygulaKampanya } from './uygula-kampanya.ts';

export function registerKampanya(platform: Platform): void {
  serve(platform, kampanyaCalls.ozet, getOzet);
  serve(platform, kampanyaCalls.list, listKampanyalar);
  serve(platform, kampanyaCalls.update, updateKampanya);
  serve(platform, kampanyaCalls.create, createKampanya);
  serve(platform, kampanyaCalls.aktif, setAktif);
  serve(platform, kampanyaCalls.saveResim, saveResim, drawResim);
  serve(platform, kampanyaCalls.removeResim, removeResim);
  servePictures(platform, 'kampanya');
  serve(platform, kampanyaCalls.remove, removeKampanya);
  serve(platform, kampanyaCalls.uygula, uygulaKampanya);
}
