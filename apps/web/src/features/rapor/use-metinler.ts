import en from '@defter/contract/excel-metinleri.en.json';
import tr from '@defter/contract/excel-metinleri.tr.json';
import { useTranslation } from 'react-i18next';

/** The names of reports, of their columns and of choices, as they stand in a workbook too. */
export function useMetinler(): typeof tr {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? en : tr;
}
