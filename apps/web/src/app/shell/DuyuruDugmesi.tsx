import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { ActionIcon } from '@mantine/core';
import { MegaphoneIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import classes from './TalepDugmesi.module.css';

/** The way to the announcements, with how many one has not read. A narrow screen has no room for it while there are none. */
export function DuyuruDugmesi() {
  const { t } = useTranslation('panel');
  const sayi = useCall(duyuruCalls.list, { query: { durum: 1, sayfaBoyutu: 1 } }).data?.okunmamis ?? 0;
  return (
    <ActionIcon component={Link} to={paths.duyurular()} size={36} variant="subtle" color="gray" className={classes.button} data-quiet={sayi === 0 || undefined} aria-label={t('duyuru', { count: sayi })}>
      <MegaphoneIcon size={20} />
      {sayi > 0 && (
        <span className={classes.count} aria-hidden>
          {sayi}
        </span>
      )}
    </ActionIcon>
  );
}
