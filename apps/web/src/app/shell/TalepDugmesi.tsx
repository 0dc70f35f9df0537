import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { ActionIcon } from '@mantine/core';
import { CalendarClockIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import classes from './TalepDugmesi.module.css';

const MANY = 99;

/** The way to the requests of customers, with how many wait for an answer. */
export function TalepDugmesi() {
  const { t } = useTranslation('panel');
  const sayi = useCall(randevuTalepCalls.list, { query: { durum: 'yeni', sayfaBoyutu: 1 } }).data?.yeniSayisi ?? 0;
  return (
    <ActionIcon component={Link} to={paths.talepler()} size={36} variant="subtle" color="gray" className={classes.button} data-quiet={sayi === 0 || undefined} aria-label={t('talep', { count: sayi })}>
      <CalendarClockIcon size={20} />
      {sayi > 0 && (
        <span className={classes.count} aria-hidden>
          {sayi > MANY ? `${MANY}+` : sayi}
        </span>
      )}
    </ActionIcon>
  );
}
