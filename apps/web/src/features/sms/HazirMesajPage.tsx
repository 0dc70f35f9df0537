import { type HazirMesaj, HazirMesajKaydi, smsCalls } from '@defter/contract/sms.ts';
import { Button, Card, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { MessageSquareTextIcon, TrashIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useOpenRecord } from '../../app/data/use-open-record.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { MesajAlani } from '../../pickers/MesajAlani.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFormValue } from '../../ui/form.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ofRow } from '../../ui/of-row.ts';

/** The texts that are ready to be sent. */
export function HazirMesajPage() {
  const { t } = useTranslation('sms');
  const { data, error, isFetching, refetch } = useCall(smsCalls.hazirMesajlar);
  const panel = usePanel();
  const reason = useReason(smsCalls.saveHazirMesajlar.yetki);
  const acik = useOpenRecord(panel.id, data?.liste.find(({ id }) => id === panel.id), isFetching);
  return (
    <>
      <PageHeader title={t('hazir.baslik')} action={{ label: t('hazir.yeni'), run: () => panel.open(), reason }} />
      {!data ? (
        <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={4} height={56} />} />
      ) : data.liste.length === 0 ? (
        <Card>
          <EmptyState icon={MessageSquareTextIcon} title={t('hazir.bos')} text={t('hazir.bosMetin')} />
        </Card>
      ) : (
        <Stack gap="xs">
          {data.liste.map((hazir) => (
            <Satir key={hazir.id} hazir={hazir} onOpen={() => panel.open(hazir.id)} reason={reason} />
          ))}
        </Stack>
      )}
      {(panel.id === 0 || acik) && <HazirMesajForm key={panel.id} hazir={acik} onClose={panel.close} />}
    </>
  );
}

function Satir({ hazir: { id, baslik, mesaj, tur }, onOpen, reason }: { hazir: HazirMesaj; onOpen: () => void; reason: string | undefined }) {
  const { t } = useTranslation(['sms', 'ortak']);
  const sil = useSave(smsCalls.removeHazirMesaj, { notice: false });
  const remove = async () => {
    if (await confirm({ title: t('hazir.sil', { ad: baslik }), text: t('hazir.silMetin'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } });
  };
  return (
    <Card p="sm">
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={2} miw={0}>
          <Group gap="xs">
            <Text fw={600}>{baslik}</Text>
            <StatusBadge tone={tur === 'ticari' ? 'amber' : 'blue'} label={t(`gonder.${tur}`)} />
          </Group>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {mesaj}
          </Text>
        </Stack>
        <Group gap={2} wrap="nowrap" flex="none">
          <Button variant="subtle" size="compact-md" aria-label={ofRow(t('ortak:duzenle'), baslik)} onClick={onOpen} disabled={reason !== undefined}>
            {t('ortak:duzenle')}
          </Button>
          <ReasonIcon label={t('hazir.silDugme', { ad: baslik })} reason={reason} loading={sil.isPending} onClick={() => void remove()}>
            <TrashIcon size={18} />
          </ReasonIcon>
        </Group>
      </Group>
    </Card>
  );
}

const valuesOf = (hazir: HazirMesaj | undefined) => ({
  id: hazir?.id ?? 0,
  surum: hazir?.surum ?? null,
  baslik: hazir?.baslik ?? '',
  mesaj: hazir?.mesaj ?? '',
  tur: hazir?.tur ?? ('bilgi' as 'bilgi' | 'ticari'),
});

function HazirMesajForm({ hazir, onClose }: { hazir: HazirMesaj | undefined; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const form = useRecordForm({
    record: hazir,
    read: async ({ id }) => (await readAnew(smsCalls.hazirMesajlar)).liste.find((one) => one.id === id),
    values: valuesOf,
    schema: HazirMesajKaydi,
    call: smsCalls.saveHazirMesajlar,
    save: (satir, send) => send({ model: [satir] }),
    onSaved: onClose,
  });
  const mesaj = useFormValue(form, 'mesaj');
  return (
    <SidePanel opened onClose={onClose} title={t(hazir ? 'hazir.duzenle' : 'hazir.yeni')} form={form}>
      <Stack gap="md">
        <TextInput label={t('hazir.adi')} data-autofocus key={form.key('baslik')} {...form.getInputProps('baslik')} />
        <SegmentedControl
          aria-label={t('gonder.tur')}
          data={(['bilgi', 'ticari'] as const).map((value) => ({ value, label: t(`gonder.${value}`) }))}
          key={form.key('tur')}
          {...form.getInputProps('tur')}
        />
        <MesajAlani value={mesaj} onChange={(metin) => form.setFieldValue('mesaj', metin)} error={form.errors.mesaj} />
      </Stack>
    </SidePanel>
  );
}
