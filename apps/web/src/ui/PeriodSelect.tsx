import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from './DateField.tsx';
import { DONEMLER, donemOf, rangeOf, type Donem, type DonemAraligi } from '@defter/rules/donem.ts';
import { SelectField } from './SelectField.tsx';
import { useToday } from './today.ts';

type PeriodSelectProps =
  | { value: DonemAraligi; orAlways?: false; onChange: (range: DonemAraligi) => void }
  /** Null for both days is all time. */
  | { value: AcikAralik; orAlways: true; onChange: (range: AcikAralik) => void };
type AcikAralik = { [Gun in keyof DonemAraligi]: string | null };
const ALWAYS = 'hepsi';

/** A period by name, or two typed days. */
export function PeriodSelect({ value: { baslangicTarihi, bitisTarihi }, orAlways, onChange }: PeriodSelectProps) {
  const { t } = useTranslation();
  const bugun = useToday();
  const [own, setOwn] = useState(false);
  // The address may hold text that is no day, until the list has corrected it.
  const value = typeof baslangicTarihi !== 'string' || typeof bitisTarihi !== 'string' ? undefined : { baslangicTarihi, bitisTarihi };
  const donem = own && value ? 'ozel' : value ? donemOf(value, bugun) : ALWAYS;

  const choose = (next: Donem | typeof ALWAYS | null) => {
    if (next === null) return;
    setOwn(next === 'ozel');
    if (next === ALWAYS) return orAlways && onChange({ baslangicTarihi: null, bitisTarihi: null });
    if (next !== 'ozel') onChange(rangeOf(next, bugun));
    else if (!value) onChange(rangeOf('bugun', bugun));
  };

  return (
    <Group gap="xs">
      <SelectField<Donem | typeof ALWAYS>
        aria-label={t('donem.etiket')}
        w={150}
        searchable={false}
        data={[...(orAlways ? [ALWAYS] as const : []), ...DONEMLER].map((ad) => ({ value: ad, label: t(`donem.${ad}`) }))}
        value={donem}
        onChange={choose}
      />
      {donem === 'ozel' && value && (
        <>
          <DateField
            w={140}
            aria-label={t('donem.ilkGun')}
            value={value.baslangicTarihi}
            onDay={(gun) => onChange({ ...value, baslangicTarihi: gun, bitisTarihi: gun > value.bitisTarihi ? gun : value.bitisTarihi })}
          />
          <DateField
            w={140}
            aria-label={t('donem.sonGun')}
            value={value.bitisTarihi}
            onDay={(gun) => onChange({ ...value, bitisTarihi: gun, baslangicTarihi: gun < value.baslangicTarihi ? gun : value.baslangicTarihi })}
          />
        </>
      )}
    </Group>
  );
}
