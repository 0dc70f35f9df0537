import { addDays } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { formatGunAdi } from '../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { useGun } from './use-gun.ts';

/** The day, with its neighbours one press or one key (`[`, `]`, `t`) away. */
export function GunSecimi({ gun: { tarih, bugun, goTo } }: { gun: ReturnType<typeof useGun> }) {
  const { t } = useTranslation('randevu');
  useHotkeys([
    ['[', () => goTo(addDays(tarih, -1))],
    [']', () => goTo(addDays(tarih, 1))],
    ['t', () => goTo(bugun)],
  ]);

  return (
    <Group gap={6} wrap="nowrap">
      <Button variant="default" size="compact-md" disabled={tarih === bugun} onClick={() => goTo(bugun)}>
        {t('bugun')}
      </Button>
      <ActionIcon variant="default" size="lg" aria-label={t('oncekiGun')} onClick={() => goTo(addDays(tarih, -1))}>
        <ChevronLeftIcon size={18} />
      </ActionIcon>
      <DateField w={140} aria-label={t('gun')} value={tarih} onChange={(next) => next && goTo(next)} />
      <ActionIcon variant="default" size="lg" aria-label={t('sonrakiGun')} onClick={() => goTo(addDays(tarih, 1))}>
        <ChevronRightIcon size={18} />
      </ActionIcon>
      <Text size="sm" c="dimmed" visibleFrom="md" miw={76}>
        {formatGunAdi(tarih)}
      </Text>
    </Group>
  );
}
