import { excelCalls } from '@defter/contract/excel.ts';
import type { Duties } from '../../platform/duties.ts';
import type { Platform } from '../../platform/http/context.ts';
import { serve } from '../../platform/http/serve.ts';
import { nameOfRecords } from '../kayit-gunlugu/record-name.ts';
import { exportListe } from './export-liste.ts';

/** @param duties the modules' declarations of what their records are called */
export function registerExcel(platform: Platform, duties: readonly Duties[]): void {
  const exportOne = exportListe(nameOfRecords(duties));
  serve(platform, excelCalls.export, (context) => exportOne(context, platform.lists));
}
