import { smsCalls } from '@defter/contract/sms.ts';
import { SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { AyarFormu } from './ayar/AyarFormu.tsx';
import { DenemeKarti } from './ayar/DenemeKarti.tsx';
import { EvrakKarti } from './ayar/EvrakKarti.tsx';
import { IysKarti } from './ayar/IysKarti.tsx';

/** The account that texts leave by, the hours of campaigns, the documents of a sender, and the national register. */
export function SmsAyarPage() {
  const { t } = useTranslation('sms');
  const { data, error, refetch } = useCall(smsCalls.ayar);
  const ayar = data?.liste[0];
  return (
    <>
      <PageHeader title={t('ayar.baslik')} />
      {!ayar ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={6} />} />
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <AyarFormu ayar={ayar} />
          <Stack gap="md">
            <DenemeKarti ayar={ayar} />
            <IysKarti />
            {ayar.smsFirmaID === 1 && <EvrakKarti />}
          </Stack>
        </SimpleGrid>
      )}
    </>
  );
}
