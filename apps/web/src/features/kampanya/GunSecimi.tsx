import { Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HAFTA_GUNLERI, haftaGunuKisa } from '../../ui/hafta-gunu.ts';

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
          {HAFTA_GUNLERI.map((gun) => (
            <Checkbox key={gun} value={String(gun)} label={haftaGunuKisa(gun)} />
          ))}
        </Group>
      </Checkbox.Group>
    </div>
  );
}
