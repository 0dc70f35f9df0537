import { menuCalls, paketProgramCalls } from '@defter/contract/paket-program.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { listIcerikler, listProgramlar } from './list-programlar.ts';
import { removeIcerik, removeProgram } from './remove-program.ts';
import { createMenu, createProgram, updateMenu, updateProgram } from './save-program.ts';

export function registerPaketProgram(platform: Platform): void {
  serve(platform, paketProgramCalls.list, listProgramlar);
  serve(platform, paketProgramCalls.create, createProgram);
  serve(platform, paketProgramCalls.update, updateProgram);
  serve(platform, paketProgramCalls.remove, removeProgram);

  // The menus are the same records by other paths (docs/adr/0110).
  serve(platform, menuCalls.list, listProgramlar);
  serve(platform, menuCalls.icerikler, listIcerikler);
  serve(platform, menuCalls.create, createMenu);
  serve(platform, menuCalls.update, updateMenu);
  serve(platform, menuCalls.remove, removeProgram);
  serve(platform, menuCalls.removeIcerik, removeIcerik);
}
