import { Alert, Anchor, Text } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useOpens } from '../../app/session/YetkiLink.tsx';
import type { Bugun } from './bolum-props.ts';

/** A notice when credits run low, or when messages were held back for want of credits or an account. */
export function SmsUyarisi({ durum }: { durum: NonNullable<Bugun['smsDurumu']> }) {
  const { t } = useTranslation('bugun');
  const opens = useOpens();
  const { tutulanSayisi, uyariMi, ayarSorunu, evMi, kalanKontor } = durum;
  const isAyar = ayarSorunu || !evMi;
  const yol = isAyar ? paths.smsAyarlari() : paths.smsYukle();
  return (
    <Alert color={tutulanSayisi > 0 ? 'red' : 'yellow'} role="alert" p="xs" mb="sm" icon={<TriangleAlertIcon size={18} />}>
      <Text span size="sm">
        {[uyariMi && t('sms.kontor', { count: kalanKontor }), ayarSorunu && t('sms.ayarSorunu'), tutulanSayisi > 0 && t('sms.tutulan', { count: tutulanSayisi })].filter(Boolean).join(' ')}
      </Text>{' '}
      {opens(yol) && (
        <Anchor component={Link} to={yol} size="sm" fw={600}>
          {t(isAyar ? 'sms.ayar' : 'sms.yukle')}
        </Anchor>
      )}
    </Alert>
  );
}
