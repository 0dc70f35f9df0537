import type { PaketHakki } from '@defter/contract/seans.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { digerleri: readonly PaketHakki[]; checked: boolean; onChange: (tumu: boolean) => void };

/** Whether the other services of the package go with the chosen one; nothing if there is no other. */
export function TumuAlani({ digerleri, checked, onChange }: Props) {
  const { t } = useTranslation('seans');
  if (digerleri.length === 0) return null;
  return (
    <Checkbox
      label={t('islem.tumu')}
      description={t('islem.tumuAciklama', { adlar: digerleri.map(({ altUrunAdi }) => altUrunAdi).join(', ') })}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
