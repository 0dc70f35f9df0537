import { izinCalls } from '@defter/contract/izin.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listIzinler } from './list-izinler.ts';
import { removeIzin } from './remove-izin.ts';
import { createIzin, restoreIzin, updateIzin } from './save-izin.ts';

export function registerIzin(platform: Platform): void {
  serve(platform, izinCalls.list, listIzinler);
  serve(platform, izinCalls.create, createIzin);
  serve(platform, izinCalls.update, updateIzin);
  serve(platform, izinCalls.remove, removeIzin);
  serve(platform, izinCalls.geriAl, restoreIzin);
}
