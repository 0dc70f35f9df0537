import type { RandevuHizmet } from '@defter/contract/randevu.ts';
import { formatTL } from '@defter/rules/para.ts';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecilenUrun } from '../../pickers/YeniUrun.tsx';
import { kalanSeans, type Seanslar } from '../../pickers/use-seanslar.ts';
import { XIcon } from 'lucide-react';
import { YeniHizmet } from './YeniHizmet.tsx';

/** `id` is 0 until it is saved. */
export type SecilenHizmet = RandevuHizmet;

type HizmetSecimiProps = {
  value: SecilenHizmet[];
  /** The sessions that the customer owns; services with sessions come before those that cost. */
  seanslar: Seanslar;
  onChange: (hizmetler: SecilenHizmet[]) => void;
  /** Tells when the list of services opens and closes. */
  onList?: (isOpen: boolean) => void;
};

/** The services of a visit, in the order in which they are done. */
export function HizmetSecimi({ value, seanslar, onChange, onList }: HizmetSecimiProps) {
  const { t } = useTranslation('randevu');
  const [chosen, setChosen] = useState(false);

  const add = (hizmet: SecilenUrun | null) => {
    if (!hizmet) return;
    setChosen(true);
    const { id: altUrunID, adi, urunSure: sure, tamponOnce, tamponSonra, fiyat } = hizmet;
    onChange([...value, { id: 0, altUrunID, adi, altUrunAdi: adi, sure, tamponOnce, tamponSonra, fiyat }]);
  };

  return (
    <div>
      <YeniHizmet
        // Another key empties the box after every choice, so that the next service can be added. The focus stays in it.
        key={value.length}
        autoFocus={chosen}
        openOnFocus={false}
        onDropdownOpen={() => onList?.(true)}
        onDropdownClose={() => onList?.(false)}
        label={t('hizmetler')}
        seanslar={seanslar}
        onChange={add}
      />
      <Stack gap={4} mt={value.length > 0 ? 8 : 0}>
        {value.map(({ altUrunID, adi, sure, fiyat }, index) => (
          <Group key={`${altUrunID}-${index}`} gap="xs" wrap="nowrap">
            <Text size="sm" flex={1} truncate>
              {adi}
            </Text>
            <Text size="sm" c="dimmed" className="tabular">
              {t('dakika', { dakika: sure })} · {seanslar.has(altUrunID) ? t('paketten', { count: kalanSeans(seanslar, altUrunID) }) : formatTL(fiyat)}
            </Text>
            <ActionIcon variant="subtle" color="gray" aria-label={t('hizmetCikar', { hizmet: adi })} onClick={() => onChange(value.filter((_, other) => other !== index))}>
              <XIcon size={16} />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
    </div>
  );
}
