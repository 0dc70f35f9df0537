import { webhookCalls } from '@defter/contract/webhook.ts';
import { Card, Stack, Text } from '@mantine/core';
import { PlugIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePanel } from '../../app/routing/use-panel.ts';
import { GonderimPaneli } from './GonderimPaneli.tsx';
import { SantralBolumu } from './SantralBolumu.tsx';
import { SirModal } from './SirModal.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookSatiri } from './WebhookSatiri.tsx';

/** Other programs that hear of changes to appointments, with the messages to each. */
export function EntegrasyonPage() {
  const { t } = useTranslation('entegrasyon');
  const { data, error, refetch } = useCall(webhookCalls.list);
  const panel = usePanel();
  const [sir, setSir] = useState<string>();
  const acik = data?.liste.find(({ id }) => id === panel.id);

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeni'), run: () => panel.open() }} />
      <Stack gap="md">
        <Text size="sm" c="dimmed" maw={680}>
          {t('aciklama')}
        </Text>
        {!data ? (
          <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={44} />} />
        ) : data.liste.length === 0 ? (
          <Card>
            <EmptyState icon={PlugIcon} title={t('bos')} text={t('bosMetin')} />
          </Card>
        ) : (
          <Card padding={0}>
            <Rows>
              {data.liste.map((webhook) => (
                <WebhookSatiri key={webhook.id} webhook={webhook} onOpen={() => panel.open(webhook.id)} />
              ))}
            </Rows>
          </Card>
        )}
        <SantralBolumu />
      </Stack>
      {panel.id === 0 && <WebhookForm onClose={panel.close} onCreated={setSir} />}
      {acik && <GonderimPaneli webhook={acik} onClose={panel.close} />}
      {sir !== undefined && <SirModal sir={sir} baslik={t('sir.baslik')} metin={t('sir.metin')} onClose={() => setSir(undefined)} />}
    </>
  );
}
