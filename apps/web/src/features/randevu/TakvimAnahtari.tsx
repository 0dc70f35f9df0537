import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { Group, Stack, Text } from '@mantine/core';
import { LockKeyholeIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RandevuDurumBadge } from '../../pickers/RandevuDurumBadge.tsx';
import type { ShadeTuru } from './calendar/Shade.tsx';
import { ISARETLER } from './takvim-verisi.ts';
import classes from './TakvimAnahtari.module.css';
import type { Duzen } from './use-duzen.ts';
import { Yakinlik } from './Yakinlik.tsx';

/** The surfaces that the calendar draws beside appointments. Without an entry for each kind this does not compile. */
const YUZEYLER = { closed: 'kapali', leave: 'izinli', buffer: 'tampon', taken: 'dolu', talep: 'talep', simdi: 'simdi' } as const satisfies Record<ShadeTuru | 'talep' | 'simdi', string>;

/** The meaning of all colours, patterns and signs of the calendar, and the height of its hours. */
export function TakvimAnahtari({ duzen, periyot }: { duzen: Duzen; periyot: number }) {
  const { t } = useTranslation(['randevu', 'takvim']);
  return (
    <>
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
          {Object.values(YUZEYLER).map((yuzey) => (
            <Satir key={yuzey} ornek={<span className={classes[yuzey]} />} anlam={t(`anahtar.${yuzey}`)} />
          ))}
        </Stack>
      </div>
      <Group gap={6} mt="sm" wrap="nowrap">
        <Text size="sm" flex={1}>
          {t('takvim:yakinlik.etiket')}
        </Text>
        <Yakinlik duzen={duzen} periyot={periyot} isWhole />
      </Group>
    </>
  );
}

const Satir = ({ ornek, anlam }: { ornek: ReactNode; anlam: string }) => (
  <div className={classes.line}>
    <span className={classes.sample} aria-hidden>
      {ornek}
    </span>
    <Text size="sm">{anlam}</Text>
  </div>
);
