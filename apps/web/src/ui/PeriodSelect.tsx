import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './DateField.tsx';
import { DONEMLER, donemOf, rangeOf, type Donem, type DonemAraligi } from './period.ts';
import { SelectField } from './SelectField.tsx';
import { useToday } from './today.ts';

type PeriodSelectProps = { value: DonemAraligi; onChange: (range: DonemAraligi) => void };

/** A period by name, or two days of one's own. */
export function PeriodSelect({ value, onChange }: PeriodSelectProps) {
  const { t } = useTranslation();
  const bugun = useToday();
  const [own, setOwn] = useState(false);
  const donem = own ? 'ozel' : donemOf(value, bugun);

  const choose = (next: Donem | null) => {
    if (next === null) return;
    setOwn(next === 'ozel');
    if (next !== 'ozel') onChange(rangeOf(next, bugun));
  };

  return (
    <Group gap="xs">
      <SelectField<Donem>
        aria-label={t('donem.etiket')}
        w={150}
        searchable={false}
        data={DONEMLER.map((ad) => ({ value: ad, label: t(`donem.${ad}`) }))}
        value={donem}
        onChange={choose}
      />
      {donem === 'ozel' && (
        <>
          <DateField
            w={140}
            aria-label={t('donem.ilkGun')}
            value={value.baslangicTarihi}
            onChange={(gun) => gun && onChange({ ...value, baslangicTarihi: gun, bitisTarihi: gun > value.bitisTarihi ? gun : value.bitisTarihi })}
          />
          <DateField
            w={140}
            aria-label={t('donem.sonGun')}
            value={value.bitisTarihi}
            onChange={(gun) => gun && onChange({ ...value, bitisTarihi: gun, baslangicTarihi: gun < value.baslangicTarihi ? gun : value.baslangicTarihi })}
          />
        </>
      )}
    </Group>
  );
}
