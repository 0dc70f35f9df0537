import { smsCalls } from '@defter/contract/sms.ts';
import { Alert, Anchor, Text } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { useYetki } from '../../app/session/yetki.ts';

/** A notice when credits run low, or when messages were held back for want of credits or an account. */
export function SmsUyarisi() {
  const { t } = useTranslation('bugun');
  const { can } = useYetki();
  const { data } = useCall(smsCalls.durum, {}, { enabled: can(smsCalls.durum.yetki) });
  if (!data || !(data.tutulanSayisi > 0 || data.uyariMi || data.ayarSorunu)) return null;
  const isAyar = data.ayarSorunu || !data.evMi;
  return (
    <Alert color={data.tutulanSayisi > 0 ? 'red' : 'yellow'} role="alert" p="xs" mb="sm" icon={<TriangleAlertIcon size={18} />}>
      <Text span size="sm">
        {[data.uyariMi && t('sms.kontor', { kalan: data.kalanKontor }), data.ayarSorunu && t('sms.ayarSorunu'), data.tutulanSayisi > 0 && t('sms.tutulan', { count: data.tutulanSayisi })].filter(Boolean).join(' ')}
      </Text>{' '}
      <Anchor component={Link} to={isAyar ? paths.smsAyarlari() : paths.smsYukle()} size="sm" fw={600}>
        {t(isAyar ? 'sms.ayar' : 'sms.yukle')}
      </Anchor>
    </Alert>
  );
}
