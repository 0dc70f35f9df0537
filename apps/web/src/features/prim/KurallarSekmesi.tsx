import { primCalls } from '@defter/contract/prim.ts';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMiktar } from '../../ui/format.ts';
import { usePageKeys } from '../../ui/page-keys.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { KuralSatiri } from './KuralSatiri.tsx';
import classes from './Kurallar.module.css';

const loadForm = async () => (await import('./PrimKuraliForm.tsx')).PrimKuraliForm;

/** The rules in the order in which they win, and at the end the percentages on the cards. */
export function KurallarSekmesi() {
  const { t } = useTranslation('prim');
  const { data, error, isFetching, refetch } = useCall(primCalls.kurallar);
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const acik = useOpenRecord(panel.id, data?.liste.find(({ id }) => id === panel.id), isFetching);
  usePageKeys(data ? [['n', () => panel.open()]] : []);

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={52} />} />;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" wrap="nowrap" className={classes.head}>
        <Text size="sm" c="dimmed" maw={820}>
          {t('kural.sira')}
        </Text>
        <ReasonButton leftSection={<PlusIcon size={18} />} onClick={() => panel.open()} aria-keyshortcuts="n" className={classes.add}>
          {t('kural.yeni')}
        </ReasonButton>
      </Group>
      {data.liste.length === 0 ? (
        <EmptyState title={t('bos.kuralBaslik')} text={t('bos.kuralAciklama')} />
      ) : (
        <Card padding={0}>
          <Rows>
            {data.liste.map((kural) => (
              <KuralSatiri key={kural.id} kural={kural} onEdit={() => panel.open(kural.id)} />
            ))}
          </Rows>
        </Card>
      )}
      {data.oranlar.length > 0 && (
        <div>
          <Title order={2} size="h5">
            {t('kural.kartlar')}
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {t('kural.kartlarAciklama')}
          </Text>
          <Card padding={0}>
            <Rows>
              {data.oranlar.map(({ personelID, adSoyad, hizmetPrim, urunPrim }) => (
                <li key={personelID} className={classes.kart}>
                  <span>{adSoyad}</span>
                  <Text span size="sm" c="dimmed">
                    {t('kural.kartSatiri', { hizmet: formatMiktar(hizmetPrim), urun: formatMiktar(urunPrim) })}
                  </Text>
                </li>
              ))}
            </Rows>
          </Card>
        </div>
      )}
      {Form && panel.id !== undefined && (panel.id === 0 || acik) && (
        <Form key={panel.id} kural={acik} kapali={acik !== undefined && data.kapananSon !== null && acik.baslangic <= data.kapananSon} onClose={panel.close} />
      )}
    </Stack>
  );
}
