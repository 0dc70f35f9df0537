import { Alert, Anchor, Text } from '@mantine/core';
import { TriangleAlertIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';

/** A notice when the last check of the till has found something. */
export function MutabakatUyarisi({ fark }: { fark: number }) {
  const { t } = useTranslation('bugun');
  return (
    <Alert color="red" role="alert" p="xs" mb="sm" icon={<TriangleAlertIcon size={18} />}>
      <Text span size="sm">
        {t('mutabakat.uyari', { count: fark })}
      </Text>{' '}
      <Anchor component={Link} to={paths.mutabakat()} size="sm" fw={600}>
        {t('mutabakat.bak')}
      </Anchor>
    </Alert>
  );
}
