import { rolCalls, type Rol } from '@defter/contract/rol.ts';
import { Card, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenRecord } from '../../../app/data/use-open-record.ts';
import { usePanel } from '../../../app/routing/use-panel.ts';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall } from '../../../app/data/query.ts';
import { useReason } from '../../../app/session/YetkiButton.tsx';
import { PlusIcon } from 'lucide-react';
import { usePageKeys } from '../../../ui/page-keys.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Rows } from '../../../ui/Rows.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { RolSatiri } from './RolSatiri.tsx';

const loadForm = async () => (await import('./RolForm.tsx')).RolForm;

/** The roles of the business with their rights and the number of their colleagues. Also a tab of the settings. */
export function RollerSekmesi() {
  const { t } = useTranslation('personel');
  const { data, error, isFetching, refetch } = useCall(rolCalls.list);
  const panel = usePanel();
  const Form = usePart(panel.id !== undefined, loadForm);
  const [kaynak, setKaynak] = useState<Rol>();
  const reason = useReason(rolCalls.create.yetki);
  const acik = useOpenRecord(panel.id, data?.liste.find(({ id }) => id === panel.id), isFetching);

  const add = (from?: Rol) => {
    setKaynak(from);
    panel.open();
  };
  usePageKeys(reason ? [] : [['n', () => add()]]);

  return (
    <>
      <Group justify="space-between" gap="sm" mb="md">
        <Text size="sm" c="dimmed">
          {t('roller.aciklama')}
        </Text>
        <ReasonButton reason={reason} leftSection={<PlusIcon size={18} />} onClick={() => add()} aria-keyshortcuts="n">
          {t('roller.yeni')}
        </ReasonButton>
      </Group>
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={44} />} />
      ) : (
        <Card padding={0}>
          <Rows>
            {data.liste.map((rol) => (
              <RolSatiri key={rol.id} rol={rol} onEdit={() => panel.open(rol.id)} onCopy={() => add(rol)} reason={reason} />
            ))}
          </Rows>
        </Card>
      )}
      {Form && panel.id !== undefined && (panel.id === 0 || acik) && <Form key={panel.id} rol={acik} kaynak={acik ? undefined : kaynak} onClose={panel.close} />}
    </>
  );
}
