import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/routing/paths.ts';
import { YetkiLink } from '../../app/session/YetkiLink.tsx';
import { TriangleAlertIcon } from 'lucide-react';

/** Says that the customer of an appointment has not consented yet, with a link to the consents. */
export function OnayUyarisi({ musteriID }: { musteriID: number }) {
  const { t } = useTranslation('randevu');
  return (
    <Alert color="yellow" role="status" icon={<TriangleAlertIcon size={18} />} p="xs">
      {`${t('isaret.onayEksik')} · `}
      <YetkiLink to={paths.musteri(musteriID, 'kvkk')} fz="inherit" c="inherit" td="underline">
        {t('onayAl')}
      </YetkiLink>
    </Alert>
  );
}
