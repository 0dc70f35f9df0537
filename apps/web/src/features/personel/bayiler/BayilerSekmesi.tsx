import { personelBayiCalls } from '@defter/contract/personel-bayi.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../../app/data/query.ts';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { ReasonIcon } from '../../../ui/ReasonButton.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import type { KayitSekmesiProps } from '../sekmeler.ts';

/** The businesses of a colleague: the one of the record, and branches of the same owner. */
export function BayilerSekmesi({ personel }: KayitSekmesiProps) {
  const { t } = useTranslation(['personel', 'ortak']);
  const { data, error, refetch } = useCall(personelBayiCalls.list, { params: { id: personel.id } });
  const create = useSave(personelBayiCalls.create);
  const update = useSave(personelBayiCalls.update);
  const remove = useSave(personelBayiCalls.remove);
  const [secim, setSecim] = useState<number | null>(null);

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={2} />} />;
  const { liste, secilebilir } = data;
  const optionsOf = (bayiler: readonly { bayiID: number; firmaAdi: string }[]) => bayiler.map(({ bayiID, firmaAdi }) => ({ value: bayiID, label: firmaAdi }));
  const add = () => {
    if (secim === null) return;
    create.mutate({ body: { id: 0, bayiID: secim, personelID: personel.id } }, { onSuccess: () => setSecim(null) });
  };

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('bayiler.aciklama')}
      </Text>
      {liste.map((bayi) =>
        bayi.anaBayi ? (
          <div key={bayi.id}>
            <Text fw={600}>{bayi.firmaAdi}</Text>
            <Text size="sm" c="dimmed">
              {t('bayiler.anaBayi')}
            </Text>
          </div>
        ) : (
          <Group key={bayi.id} gap="xs" wrap="nowrap">
            <SelectField
              flex={1}
              aria-label={t('bayiler.sube')}
              data={optionsOf([bayi, ...secilebilir])}
              value={bayi.bayiID}
              disabled={update.isPending}
              onChange={(bayiID) => bayiID !== null && update.mutate({ body: { id: bayi.id, bayiID, personelID: personel.id } })}
            />
            <ReasonIcon label={t('bayiler.kaldir', { ad: bayi.firmaAdi })} loading={remove.isPending} onClick={() => remove.mutate({ body: { id: bayi.id } })}>
              <TrashIcon size={18} />
            </ReasonIcon>
          </Group>
        ),
      )}
      {secilebilir.length > 0 ? (
        <Group gap="xs" wrap="nowrap" align="flex-end">
          <SelectField flex={1} label={t('bayiler.ekle')} data={optionsOf(secilebilir)} value={secim} onChange={setSecim} />
          <Button leftSection={<PlusIcon size={18} />} disabled={secim === null} loading={create.isPending} onClick={add}>
            {t('ortak:ekle')}
          </Button>
        </Group>
      ) : (
        liste.length === 1 && <Text size="sm">{t('bayiler.yok')}</Text>
      )}
    </Stack>
  );
}
