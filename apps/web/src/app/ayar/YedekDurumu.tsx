import { ayarCalls } from '@defter/contract/ayar.ts';
import { Text } from '@mantine/core';
import { CircleCheckIcon, TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatSonZaman } from '../../ui/format.ts';
import { useToday } from '../../ui/today.ts';
import { useCall } from '../data/query.ts';
import { useYetki } from '../session/yetki.ts';
import classes from './YedekDurumu.module.css';

/** The time of the last backup, and whether it can be restored. Nothing if the operator makes none. */
export function YedekDurumu() {
  const { t } = useTranslation('ayar');
  const bugun = useToday();
  const { can } = useYetki();
  const { data } = useCall(ayarCalls.yedek, {}, { enabled: can(ayarCalls.yedek.yetki) });
  if (!data?.acikMi) return null;
  const { zaman, denendiMi, alinamadiMi } = data;
  const iyi = zaman !== null && denendiMi && !alinamadiMi;
  const son = zaman === null ? t('yedek.yok') : t(denendiMi ? 'yedek.denendi' : 'yedek.denenmedi', { zaman: formatSonZaman(zaman, bugun) });
  const Icon = iyi ? CircleCheckIcon : TriangleAlertIcon;
  return (
    <Text size="xs" c="dimmed" className={classes.line}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span>{alinamadiMi ? `${t('yedek.alinamadi')} ${son}` : son}</span>
    </Text>
  );
}
