import { addDays } from '@defter/rules/tarih.ts';
import { Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatGunKisa } from '../../ui/format.ts';

/** Any Monday. */
const PAZARTESI = '2026-11-23';
const GUNLER = [1, 2, 3, 4, 5, 6, 7];

/** The weekdays on which a campaign counts. */
export function GunSecimi({ value, onChange }: { value: number[]; onChange: (value: number[]) => void }) {
  const { t } = useTranslation('kampanya');
  return (
    <div role="group" aria-label={t('gunler')}>
      <Text size="sm" fw={600}>
        {t('gunler')}
      </Text>
      <Text size="sm" c="dimmed" mb={6}>
        {t('gunlerAciklama')}
      </Text>
      <Checkbox.Group value={value.map(String)} onChange={(gunler) => onChange(gunler.map(Number))}>
        <Group gap="8px 14px">
          {GUNLER.map((gun) => (
            <Checkbox key={gun} value={String(gun)} label={formatGunKisa(addDays(PAZARTESI, gun - 1))} />
          ))}
        </Group>
      </Checkbox.Group>
    </div>
  );
}
