import { addDays, startOfMonth, startOfNextMonth } from '@defter/rules/tarih.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatAy } from '../ui/format.ts';
import { useToday } from '../ui/today.ts';

/** A month by its first day, up to the present one, changed by steps; needs the texts `prim`. */
export function AySecimi({ ay, onChange }: { ay: string; onChange: (ay: string) => void }) {
  const { t } = useTranslation('prim');
  const bugun = useToday();
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t('ay.ay')}>
      <ActionIcon variant="default" size="lg" aria-label={t('ay.onceki')} onClick={() => onChange(startOfMonth(addDays(ay, -1)))}>
        <ChevronLeftIcon size={18} />
      </ActionIcon>
      <Text fw={600} ta="center" miw={130} aria-live="polite">
        {formatAy(ay)}
      </Text>
      <ActionIcon variant="default" size="lg" aria-label={t('ay.sonraki')} disabled={ay >= startOfMonth(bugun)} onClick={() => onChange(startOfNextMonth(ay))}>
        <ChevronRightIcon size={18} />
      </ActionIcon>
    </Group>
  );
}
