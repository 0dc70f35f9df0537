import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { useTanimlar } from '../../pickers/use-tanimlar.ts';
import { Secilenler } from './Secilenler.tsx';

/** The customer groups that a campaign is for. */
export function GrupSecimi({ value, onChange }: { value: number[]; onChange: (value: number[]) => void }) {
  const { t } = useTranslation('kampanya');
  const gruplar = useTanimlar('musteriGrubu');
  return (
    <Stack gap="sm">
      <TanimSecimi
        tur="musteriGrubu"
        yeni={null}
        label={t('musteriGruplari')}
        description={t('musteriGruplariAciklama')}
        uygun={({ id }) => !value.includes(id)}
        value={null}
        onChange={(id) => id !== null && onChange([...value, id])}
      />
      <Secilenler
        secilenler={value.map((id) => ({ key: String(id), adi: gruplar.find((grup) => grup.id === id)?.adi ?? '' }))}
        onRemove={(key) => onChange(value.filter((id) => String(id) !== key))}
      />
    </Stack>
  );
}
