import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { addDays } from '@defter/rules/tarih.ts';
import { ActionIcon, Button, Group, Popover, Stack, Switch, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { formatGunAdi } from '../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon, InfoIcon } from 'lucide-react';
import type { useGun } from './use-gun.ts';

type GunSecimiProps = {
  gun: ReturnType<typeof useGun>;
  gizliler: boolean;
  gizliSayisi: number;
  onGizliler: (goster: boolean) => void;
};

/** The day, with its neighbours one press or one key (`[`, `]`, `t`) away, and what the colours mean. */
export function GunSecimi({ gun: { tarih, bugun, goTo }, gizliler, gizliSayisi, onGizliler }: GunSecimiProps) {
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
      <Popover position="bottom-end">
        <Popover.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('renkler')}>
            <InfoIcon size={18} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap={6}>
            {Object.values(RandevuDurumu).map((durum) => (
              <RandevuDurumBadge key={durum} durum={durum} />
            ))}
            <Switch
              mt="xs"
              label={t('gizliler', { sayi: gizliSayisi })}
              checked={gizliler}
              onChange={(event) => onGizliler(event.currentTarget.checked)}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
