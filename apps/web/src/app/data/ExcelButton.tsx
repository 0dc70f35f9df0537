import { excelCalls } from '@defter/contract/excel.ts';
import { useTranslation } from 'react-i18next';
import { DownloadIcon } from 'lucide-react';
import { useExport } from './use-export.ts';
import { YetkiButton } from '../session/YetkiButton.tsx';

type ExcelButtonProps = { tip: Parameters<typeof useExport>[0]; filtre: Parameters<typeof useExport>[1] };

/** Saves a list as a workbook: `<ExcelButton tip="urunler" filtre={{ ara: list.search, durum: list.filter.durum }} />`. */
export function ExcelButton({ tip, filtre }: ExcelButtonProps) {
  const { t } = useTranslation();
  const { run, busy } = useExport(tip, filtre);
  return (
    <YetkiButton yetki={excelCalls.export.yetki} variant="default" leftSection={<DownloadIcon size={18} />} loading={busy} onClick={run}>
      {t('excelVer')}
    </YetkiButton>
  );
}
