import { duyuruCalls } from '@defter/contract/duyuru.ts';
import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { yanitCalls } from '@defter/contract/yanit.ts';
import { ActionIcon } from '@mantine/core';
import { CalendarClockIcon, InboxIcon, type LucideIcon, MegaphoneIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isComing, useCall } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import { useYetki } from '../session/yetki.ts';
import classes from './HaberDugmeleri.module.css';

const MANY = 99;

/**
 * The links to waiting work, each with its count: requests for appointments, answers of customers, announcements. A narrow screen shows only those
 * with work, and all at once, so that none moves another.
 */
export function HaberDugmeleri() {
  const { t } = useTranslation('panel');
  const { can } = useYetki();
  const seesTalepler = can('randevuTalep');
  const seesYanitlar = can(['smsMesaj', 'smsGonder']);
  const talepler = useCall(randevuTalepCalls.list, { query: { durum: 'yeni', sayfaBoyutu: 1 } }, { enabled: seesTalepler });
  const yanitlar = useCall(yanitCalls.list, { query: { durum: 'okunmamis', sayfaBoyutu: 1 } }, { enabled: seesYanitlar });
  const duyurular = useCall(duyuruCalls.list, { query: { durum: 1, sayfaBoyutu: 1 } });
  const sayilar = { talep: talepler.data?.yeniSayisi ?? 0, yanit: yanitlar.data?.okunmamis ?? 0, duyuru: duyurular.data?.okunmamis ?? 0 };
  return (
    <div className={classes.all} data-coming={[talepler, yanitlar, duyurular].some(isComing) || undefined}>
      {seesTalepler && <Haber to={paths.talepler()} icon={CalendarClockIcon} sayi={sayilar.talep} label={t('talep', { count: sayilar.talep })} />}
      {seesYanitlar && <Haber to={paths.gelenMesajlar()} icon={InboxIcon} sayi={sayilar.yanit} label={t('yanit', { count: sayilar.yanit })} />}
      <Haber to={paths.duyurular()} icon={MegaphoneIcon} sayi={sayilar.duyuru} label={t('duyuru', { count: sayilar.duyuru })} />
    </div>
  );
}

function Haber({ to, icon: Icon, sayi, label }: { to: string; icon: LucideIcon; sayi: number; label: string }) {
  return (
    <ActionIcon component={Link} to={to} size={36} variant="subtle" color="gray" className={classes.button} data-quiet={sayi === 0 || undefined} aria-label={label}>
      <Icon size={20} />
      {sayi > 0 && (
        <span className={classes.count} aria-hidden>
          {sayi > MANY ? `${MANY}+` : sayi}
        </span>
      )}
    </ActionIcon>
  );
}
