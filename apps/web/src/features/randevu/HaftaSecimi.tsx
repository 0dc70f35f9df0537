import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Suzgec } from './use-suzgec.ts';
import type { Takvim } from './use-takvim.ts';

/** The choice of the column whose week is shown. Columns that are no longer used are among them, because their appointments stay. */
export function HaftaSecimi({ suzgec, takvim: { tumBasliklar, haftaSutunu } }: { suzgec: Suzgec; takvim: Takvim }) {
  const { t } = useTranslation('takvim');
  return (
    <SelectField
      w={180}
      aria-label={t('haftaSutunu')}
      data={tumBasliklar.map(({ id, adi, randevudaGoster }) => ({ value: id, label: randevudaGoster ? adi : t('kullanilmayan', { adi }) }))}
      value={haftaSutunu?.id ?? null}
      onChange={(id) => id !== null && suzgec.change({ sutun: id })}
    />
  );
}
