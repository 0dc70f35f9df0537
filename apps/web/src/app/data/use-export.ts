import { excelCalls, type ExportTipi } from '@defter/contract/excel.ts';
import type { QueryInput } from '@defter/contract/call.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestDosya } from './api.ts';
import { tellFailure } from './query.ts';
import { saveFile } from './save-file.ts';

type Filtre = Partial<Record<Exclude<keyof QueryInput<typeof excelCalls.export>, 'tip' | 'dil'>, string | number | boolean | null>>;

/**
 * Saves a list as a workbook, with the filters that the screen shows it by:
 *
 *     const { run, busy } = useExport('musteriler', { ara: list.search, sirala: list.sort, durum: list.filter.durum });
 */
export function useExport(tip: ExportTipi, filtre: Filtre): { run: () => void; busy: boolean } {
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const texts = Object.entries(filtre).flatMap(([name, value]): [string, string][] => (value === null || value === '' ? [] : [[name, String(value)]]));
    const dil = i18n.language === 'en' ? 'en' : 'tr';
    saveFile(`${tip}.xlsx`, await requestDosya(excelCalls.export, { query: { ...Object.fromEntries(texts), tip, dil } }));
  };
  const run = () => {
    setBusy(true);
    // The failure was already shown.
    save().catch(tellFailure).catch(() => undefined).finally(() => setBusy(false));
  };
  return { run, busy };
}
