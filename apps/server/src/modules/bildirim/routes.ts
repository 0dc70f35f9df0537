import { bildirimCalls } from '@defter/contract/bildirim.ts';
import { sayfaCalls } from '@defter/contract/sayfa.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { servePublic } from '../../platform/http/serve-public.ts';
import { closeBildirim, getBildirim, openBildirim } from './abone.ts';
import { sendBildirim } from './send-bildirim.ts';

export function registerBildirimler(platform: Platform): void {
  serve(platform, bildirimCalls.gonder, sendBildirim);
  servePublic(platform, sayfaCalls.bildirim, getBildirim(platform));
  servePublic(platform, sayfaCalls.bildirimAc, openBildirim(platform));
  servePublic(platform, sayfaCalls.bildirimKapat, closeBildirim(platform));
}
