import type { AnyCall } from '@defter/contract/call.ts';
import { excelCalls } from '@defter/contract/excel.ts';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from 'lucide-react';
import { type ExportedList, useExport } from './use-export.ts';
import { YetkiButton } from '../session/YetkiButton.tsx';

/** Saves a list as a workbook: `<ExcelButton call={urunCalls.listAltUrunler} list={list} />`. */
export function ExcelButton({ call, list, sutunlar }: { call: AnyCall; list: ExportedList; sutunlar?: readonly string[] }) {
  const { t } = useTranslation();
  const { run, busy } = useExport(call, list, sutunlar);
  return (
    <YetkiButton yetki={excelCalls.export.yetki} variant="default" leftSection={<DownloadIcon size={18} />} loading={busy} onClick={run} aria-label={t('excelVer')} title={t('excelVer')}>
      {t('excel')}
    </YetkiButton>
  );
}
