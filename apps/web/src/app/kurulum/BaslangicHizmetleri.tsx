import { kurulumCalls } from '@defter/contract/kurulum.ts';
import type { ReplyOf } from '@defter/contract/call.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Button, Checkbox, Group, Modal, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from '../../ui/notice.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { NotLoaded } from '../data/NotLoaded.tsx';
import { useCall, useSave } from '../data/query.ts';

type Grup = ReplyOf<typeof kurulumCalls.hizmetler>['gruplar'][number];
const ORNEK = 3;

/** Chooses groups of services to begin with; those of the sector are chosen already. */
export function BaslangicHizmetleri({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kurulum');
  const { data, error, refetch } = useCall(kurulumCalls.hizmetler);
  return (
    <Modal opened onClose={onClose} title={t('hizmetler.baslik')} size="lg">
      {data ? <Secim gruplar={data.gruplar.filter(({ varMi }) => !varMi)} onClose={onClose} /> : <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={8} />} />}
    </Modal>
  );
}

function Secim({ gruplar, onClose }: { gruplar: readonly Grup[]; onClose: () => void }) {
  const { t } = useTranslation('kurulum');
  const add = useSave(kurulumCalls.addHizmetler, { notice: false });
  const [secilen, setSecilen] = useState(() => gruplar.filter(({ onerilenMi }) => onerilenMi).map(({ adi }) => adi));
  const sayi = gruplar.filter(({ adi }) => secilen.includes(adi)).reduce((sum, { hizmetler }) => sum + hizmetler.length, 0);
  const save = () =>
    add.mutate(
      { body: { gruplar: secilen } },
      {
        onSuccess: ({ sayi: eklenen }) => {
          notice.info(t('hizmetler.eklendi', { count: eklenen }));
          onClose();
        },
      },
    );

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('hizmetler.aciklama')}
      </Text>
      <ScrollArea.Autosize mah="52dvh" type="auto">
        <Checkbox.Group value={secilen} onChange={setSecilen}>
          <Stack gap={10}>
            {gruplar.map(({ adi, hizmetler }) => (
              <Checkbox key={adi} value={adi} label={adi} description={ornekOf(hizmetler, t('hizmetler.vesaire'))} />
            ))}
          </Stack>
        </Checkbox.Group>
      </ScrollArea.Autosize>
      <Group justify="flex-end">
        <Button disabled={sayi === 0} loading={add.isPending} onClick={save}>
          {t('hizmetler.ekle', { count: sayi })}
        </Button>
      </Group>
    </Stack>
  );
}

/** The first services of a group with their prices, as a preview. */
function ornekOf(hizmetler: Grup['hizmetler'], vesaire: string): string {
  const ilk = hizmetler.slice(0, ORNEK).map(({ adi, fiyat }) => `${adi} ${formatTL(fiyat)}`);
  return [...ilk, ...(hizmetler.length > ORNEK ? [vesaire] : [])].join(', ');
}
