import { ActionIcon, Button, Group } from '@mantine/core';
import { ZoomInIcon, ZoomOutIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Duzen, stepYakinlik } from './use-duzen.ts';
import { usePageKeys } from '../../ui/page-keys.ts';

type Buyukluk = { duzen: Duzen; periyot: number };

/** The height of an hour: as usual, or so many minutes a line. `isWhole` shows which, and has a button back to the usual one. */
export function Yakinlik({ duzen, periyot, isWhole }: Buyukluk & { isWhole: boolean }) {
  const { t } = useTranslation(['randevu', 'takvim']);
  const zoom = (yon: 1 | -1) => duzen.setYakinlik(stepYakinlik(duzen.yakinlik, periyot, yon));
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon variant="default" size="lg" aria-label={t('takvim:yakinlik.uzak')} aria-keyshortcuts="-" disabled={duzen.yakinlik === 60} onClick={() => zoom(1)}>
        <ZoomOutIcon size={16} />
      </ActionIcon>
      {isWhole && (
        <Button variant="default" size="compact-md" miw={92} onClick={() => duzen.setYakinlik(null)}>
          {duzen.yakinlik ? t('dakika', { dakika: duzen.yakinlik }) : t('takvim:yakinlik.olagan')}
        </Button>
      )}
      <ActionIcon variant="default" size="lg" aria-label={t('takvim:yakinlik.yakin')} aria-keyshortcuts="+" disabled={duzen.yakinlik === 5} onClick={() => zoom(-1)}>
        <ZoomInIcon size={16} />
      </ActionIcon>
    </Group>
  );
}

/** The same by key: plus, minus, and 0 for the usual. */
export function useYakinlikTuslari({ duzen, periyot }: Buyukluk): void {
  const zoom = (yon: 1 | -1) => duzen.setYakinlik(stepYakinlik(duzen.yakinlik, periyot, yon));
  usePageKeys([
    ['+', () => zoom(-1)],
    ['-', () => zoom(1)],
    ['0', () => duzen.setYakinlik(null)],
  ]);
}
