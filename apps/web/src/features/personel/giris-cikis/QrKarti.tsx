import { girisCikisCalls } from '@defter/contract/giris-cikis.ts';
import { Alert, Card, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiHatasi, requestDosya } from '../../../app/data/api.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { queryKeyOf, useCall } from '../../../app/data/query.ts';
import { TriangleAlertIcon } from 'lucide-react';
import classes from './QrKarti.module.css';

/** The code changes every half minute. Asking twice as often keeps the shown code valid. */
const EVERY_MS = 15_000;

/** The code of the reception: colleagues read it with their own phones to come and go. */
export function QrKarti() {
  const { t } = useTranslation('girisCikis');
  const { data, error, refetch } = useQuery<string, ApiHatasi>({
    queryKey: queryKeyOf(girisCikisCalls.qr),
    queryFn: async ({ signal }) => (await requestDosya(girisCikisCalls.qr, {}, { signal })).text(),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  });
  const adres = useCall(girisCikisCalls.adres, {}, { staleTime: Infinity });
  return (
    <Card className={classes.card}>
      {/* An old code opens nothing. */}
      {data && !error ? (
        <img className={classes.code} src={`data:image/svg+xml,${encodeURIComponent(data)}`} alt={t('qr.resim')} />
      ) : (
        <NotLoaded reading={{ error, refetch }} skeleton={<Skeleton className={classes.code} />} />
      )}
      <Text fw={600} ta="center">
        {t('qr.baslik')}
      </Text>
      <Text size="sm" c="dimmed" ta="center">
        {t('qr.aciklama')}
      </Text>
      {adres.data?.yerelMi && (
        <Alert color="yellow" icon={<TriangleAlertIcon size={18} />}>
          {t('qr.yerel', { adres: adres.data.adres })}
        </Alert>
      )}
    </Card>
  );
}
