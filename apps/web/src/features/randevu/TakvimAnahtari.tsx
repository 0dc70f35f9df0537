import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { ActionIcon, Button, Group, Popover, Stack, Switch, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { InfoIcon, LockKeyholeIcon, ZoomInIcon, ZoomOutIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { ISARETLER } from './takvim-verisi.ts';
import classes from './TakvimAnahtari.module.css';
import { type Duzen, stepYakinlik } from './use-duzen.ts';

const YUZEYLER = ['kapali', 'izinli', 'tampon', 'simdi'] as const;

type TakvimAnahtariProps = { gizliler: boolean; gizliSayisi: number; onGizliler: (goster: boolean) => void; duzen: Duzen; periyot: number };

/** What all colours, patterns and signs of the calendar mean. */
export function TakvimAnahtari({ gizliler, gizliSayisi, onGizliler, duzen, periyot }: TakvimAnahtariProps) {
  const { t } = useTranslation(['randevu', 'takvim']);
  const zoom = (yon: 1 | -1) => duzen.setYakinlik(stepYakinlik(duzen.yakinlik, periyot, yon));
  useHotkeys([
    ['[plus]', () => zoom(-1)],
    ['shift+[plus]', () => zoom(-1)],
    ['-', () => zoom(1)],
    ['0', () => duzen.setYakinlik(null)],
  ]);
  return (
    <Popover position="bottom-end" withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('renkler')}>
          <InfoIcon size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.key}>
          <Stack gap={6} align="flex-start">
            {Object.values(RandevuDurumu).map((durum) => (
              <RandevuDurumBadge key={durum} durum={durum} />
            ))}
          </Stack>
          <Stack gap={6}>
            {Object.entries(ISARETLER).map(([anahtar, simge]) => (
              <Satir key={anahtar} ornek={simge} anlam={t(`isaret.${anahtar as keyof typeof ISARETLER}`)} />
            ))}
            <Satir ornek={<LockKeyholeIcon size={14} />} anlam={t('takvim.kilitli')} />
            {YUZEYLER.map((yuzey) => (
              <Satir key={yuzey} ornek={<span className={classes[yuzey]} />} anlam={t(`anahtar.${yuzey}`)} />
            ))}
          </Stack>
        </div>
        <Group gap={6} mt="sm" wrap="nowrap">
          <Text size="sm" flex={1}>
            {t('takvim:yakinlik.etiket')}
          </Text>
          <ActionIcon variant="default" aria-label={t('takvim:yakinlik.uzak')} aria-keyshortcuts="-" disabled={duzen.yakinlik === 60} onClick={() => zoom(1)}>
            <ZoomOutIcon size={16} />
          </ActionIcon>
          <Button variant="default" size="compact-md" miw={92} onClick={() => duzen.setYakinlik(null)}>
            {duzen.yakinlik ? t('dakika', { dakika: duzen.yakinlik }) : t('takvim:yakinlik.olagan')}
          </Button>
          <ActionIcon variant="default" aria-label={t('takvim:yakinlik.yakin')} aria-keyshortcuts="+" disabled={duzen.yakinlik === 5} onClick={() => zoom(-1)}>
            <ZoomInIcon size={16} />
          </ActionIcon>
        </Group>
        <Switch mt="sm" label={t('gizliler', { sayi: gizliSayisi })} checked={gizliler} onChange={(event) => onGizliler(event.currentTarget.checked)} />
      </Popover.Dropdown>
    </Popover>
  );
}

const Satir = ({ ornek, anlam }: { ornek: React.ReactNode; anlam: string }) => (
  <div className={classes.line}>
    <span className={classes.sample} aria-hidden>
      {ornek}
    </span>
    <Text size="sm">{anlam}</Text>
  </div>
);
