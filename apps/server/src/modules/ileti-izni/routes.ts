import { iletiIzniCalls } from '@defter/contract/ileti-izni.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { servePublic } from '../../platform/http/serve-public.ts';
import { listBekleyenler, readIysRetleri, writeIysDosyasi } from './iys.ts';
import { listIzinler } from './list-izinler.ts';
import { findSalon, refuseByKod } from './refuse-ileti.ts';
import { saveIzin } from './save-izin.ts';

export function registerIletiIzni(platform: Platform): void {
  serve(platform, iletiIzniCalls.list, listIzinler);
  serve(platform, iletiIzniCalls.save, saveIzin);
  serve(platform, iletiIzniCalls.bekleyenler, listBekleyenler);
  serve(platform, iletiIzniCalls.dosya, writeIysDosyasi);
  serve(platform, iletiIzniCalls.retler, readIysRetleri);
  servePublic(platform, iletiIzniCalls.salon, findSalon(platform));
  servePublic(platform, iletiIzniCalls.ret, refuseByKod(platform));
}
