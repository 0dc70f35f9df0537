import { tanimCalls } from '@defter/contract/tanim.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatZaman } from '../../ui/format.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';

/** The mergers of the last 30 days, each with a button to undo it. */
export function BirlestirmelerPaneli({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tanim', 'ortak']);
  const { data, error, refetch } = useCall(tanimCalls.birlestirmeler, {}, { staleTime: 0 });
  const geriAl = useSave(tanimCalls.geriAl);

  return (
    <SidePanel opened onClose={onClose} title={t('birlestirmeler.baslik')} description={t('birlestirmeler.aciklama')}>
      {!data && <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={48} />} />}
      {data?.liste.length === 0 && <EmptyState title={t('birlestirmeler.bos')} text={t('birlestirmeler.bosAciklama')} />}
      <Stack gap="md">
        {data?.liste.map(({ id, tur, gidenAdi, kalanAdi, adet, personelAdi, zaman, geriAlmaZamani }) => (
          <Group key={id} justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
            <div>
              <Text size="sm" fw={600}>
                {t('birlestirmeler.satir', { giden: gidenAdi, kalan: kalanAdi })}
              </Text>
              <Text size="xs" c="dimmed">
                {[t(`tur.${tur}`), t('birlestirmeler.tasinan', { count: adet }), personelAdi, formatZaman(zaman)].join(' · ')}
              </Text>
            </div>
            {geriAlmaZamani ? (
              <StatusBadge tone="gray" label={t('birlestirmeler.geriAlindi')} />
            ) : (
              <Button
                flex="none"
                variant="default"
                size="compact-md"
                loading={geriAl.isPending && geriAl.variables?.body?.id === id}
                aria-label={ofRow(t('ortak:geriAl'), t('birlestirmeler.satir', { giden: gidenAdi, kalan: kalanAdi }))}
                onClick={() => geriAl.mutate({ body: { id } })}
              >
                {t('ortak:geriAl')}
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    </SidePanel>
  );
}
