import { yanitCalls } from '@defter/contract/yanit.ts';
import { ActionIcon } from '@mantine/core';
import { InboxIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import classes from './TalepDugmesi.module.css';

const MANY = 99;

/** The way to what customers have answered, with how many replies nobody has read. A narrow screen has no room for it while there are none. */
export function YanitDugmesi() {
  const { t } = useTranslation('panel');
  const sayi = useCall(yanitCalls.list, { query: { durum: 'okunmamis', sayfaBoyutu: 1 } }).data?.okunmamis ?? 0;
  return (
    <ActionIcon component={Link} to={paths.gelenMesajlar()} size={36} variant="subtle" color="gray" className={classes.button} data-quiet={sayi === 0 || undefined} aria-label={t('yanit', { count: sayi })}>
      <InboxIcon size={20} />
      {sayi > 0 && (
        <span className={classes.count} aria-hidden>
          {sayi > MANY ? `${MANY}+` : sayi}
        </span>
      )}
    </ActionIcon>
  );
}
