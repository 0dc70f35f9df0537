import { urunCalls } from '@defter/contract/urun.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { getAnaUrun, listAltUrunler, listAnaUrunler } from './list-urunler.ts';
import { createAltUrun, removeAltUrun, updateAltUrun } from './save-alt-urun.ts';
import { createAnaUrun, removeAnaUrun, updateAnaUrun } from './save-ana-urun.ts';

export function registerUrun(platform: Platform): void {
  serve(platform, urunCalls.listAnaUrunler, listAnaUrunler);
  serve(platform, urunCalls.getAnaUrun, getAnaUrun);
  serve(platform, urunCalls.createAnaUrun, createAnaUrun);
  serve(platform, urunCalls.updateAnaUrun, updateAnaUrun);
  serve(platform, urunCalls.removeAnaUrun, removeAnaUrun);
  serve(platform, urunCalls.listAltUrunler, listAltUrunler);
  serve(platform, urunCalls.createAltUrun, createAltUrun);
  serve(platform, urunCalls.updateAltUrun, updateAltUrun);
  serve(platform, urunCalls.removeAltUrun, removeAltUrun);
}
