import type { AnyCall } from '@defter/contract/call.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from '../../ui/list.ts';
import { requestDosya } from './api.ts';
import { tellFailure } from './query.ts';
import { saveFile } from './save-file.ts';

export type ExportedList = Pick<List<unknown>, 'search' | 'sort' | 'filter'>;

/**
 * Saves all pages of a list as a workbook, with the filters of the screen:
 *
 *     const { run, busy } = useExport(musteriCalls.list, list);
 *
 * If the columns were chosen, the workbook has the shown ones, in their order.
 */
export function useExport({ excel }: AnyCall, { search, sort, filter }: ExportedList, sutunlar?: readonly string[]): { run: () => void; busy: boolean } {
  const { i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { tip } = excel!;
    const filtre = Object.entries({ ...filter, ara: search, sirala: sort }).flatMap(([name, value]): [string, string][] => (value == null || value === '' ? [] : [[name, String(value)]]));
    const dil = i18n.language === 'en' ? 'en' : 'tr';
    saveFile(`${tip}.xlsx`, await requestDosya(excelCalls.export, { query: { ...Object.fromEntries(filtre), tip, dil, ...(sutunlar && { sutunlar: sutunlar.join() }) } }));
  };
  const run = () => {
    setBusy(true);
    // The failure was already shown.
    save().catch(tellFailure).catch(() => undefined).finally(() => setBusy(false));
  };
  return { run, busy };
}
