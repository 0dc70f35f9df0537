import { excelCalls } from '@defter/contract/excel.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { exportListe } from './export-liste.ts';

export function registerExcel(platform: Platform): void {
  serve(platform, excelCalls.export, (context) => exportListe(context, platform.lists));
}
