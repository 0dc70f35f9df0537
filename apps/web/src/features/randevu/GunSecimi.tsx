import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { formatAy, formatGunAdi, formatGunKisa } from '../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { stepFrom, type Suzgec } from './use-suzgec.ts';
import { usePageKeys } from '../../ui/page-keys.ts';

/** The day, with the one before and after, or their weeks and months, one press or one key (`[`, `]`, `t`) away. */
export function GunSecimi({ suzgec: { gorunum, tarih, bugun, goTo } }: { suzgec: Suzgec }) {
  const { t } = useTranslation(['takvim', 'randevu']);
  const step = (yon: 1 | -1) => goTo(stepFrom(gorunum, tarih, yon));
  usePageKeys([
    ['[', () => step(-1)],
    [']', () => step(1)],
    ['t', () => goTo(bugun)],
  ]);

  return (
    <Group gap={6}>
      <Button variant="default" size="compact-md" disabled={tarih === bugun} aria-keyshortcuts="t" onClick={() => goTo(bugun)}>
        {t('randevu:bugun')}
      </Button>
      <ActionIcon variant="default" size="lg" aria-label={t(`onceki.${gorunum}`)} aria-keyshortcuts="[" onClick={() => step(-1)}>
        <ChevronLeftIcon size={18} />
      </ActionIcon>
      <DateField w={140} aria-label={t('randevu:gun')} value={tarih} onDay={(next) => goTo(next)} />
      <ActionIcon variant="default" size="lg" aria-label={t(`sonraki.${gorunum}`)} aria-keyshortcuts="]" onClick={() => step(1)}>
        <ChevronRightIcon size={18} />
      </ActionIcon>
      <Text size="sm" c="dimmed" visibleFrom="md" miw={26} title={formatGunAdi(tarih)}>
        {gorunum === 'ay' ? formatAy(tarih) : formatGunKisa(tarih)}
      </Text>
    </Group>
  );
}
