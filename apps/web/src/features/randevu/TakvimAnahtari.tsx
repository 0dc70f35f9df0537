import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { ActionIcon, Popover, Stack, Switch, Text } from '@mantine/core';
import { InfoIcon, LockKeyholeIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import { ISARETLER } from './takvim-verisi.ts';
import classes from './TakvimAnahtari.module.css';

const YUZEYLER = ['kapali', 'izinli', 'tampon', 'simdi'] as const;

type TakvimAnahtariProps = { gizliler: boolean; gizliSayisi: number; onGizliler: (goster: boolean) => void };

/** What all colours, patterns and signs of the calendar mean. */
export function TakvimAnahtari({ gizliler, gizliSayisi, onGizliler }: TakvimAnahtariProps) {
  const { t } = useTranslation('randevu');
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
