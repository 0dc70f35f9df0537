import { vardiyaCalls, VardiyaSablonKaydi, type VardiyaSablon } from '@defter/contract/vardiya.ts';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import type { Eklenen } from '../../pickers/EklenebilirSecim.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { RENKLER, RenkSecimi } from './RenkSecimi.tsx';

type PanelProps = { onClose: () => void; onSaved?: (kayit: Eklenen) => void };

/** A template: its name, hours and colour. It is read when the panel opens, because another desk may have changed it. */
export function SablonPaneli({ id = 0, ...rest }: PanelProps & { id?: number }) {
  const { t } = useTranslation('vardiya');
  const kayit = useCall(vardiyaCalls.sablon, { params: { id } }, { enabled: id > 0, staleTime: 0 });
  if (id === 0) return <SablonFormu sablon={undefined} {...rest} />;
  if (kayit.isFetchedAfterMount && kayit.data) return <SablonFormu sablon={kayit.data.vardiyaSablon} {...rest} />;
  return (
    <SidePanel opened onClose={rest.onClose} title={t('sablon')}>
      <NotLoaded reading={kayit} skeleton={<FormSkeleton fields={4} />} />
    </SidePanel>
  );
}

/** A colour for a new template that no other template has. */
const firstFree = (sablonlar: readonly VardiyaSablon[]): string =>
  (RENKLER.find(({ renk }) => !sablonlar.some((other) => other.renk.toLowerCase() === renk.toLowerCase())) ?? RENKLER[0]).renk;

const valuesOf = (sablon: VardiyaSablon | undefined, renk: string) => ({
  id: sablon?.id ?? 0,
  surum: sablon?.surum ?? null,
  sablonAdi: sablon?.sablonAdi ?? '',
  baslangicSaati: sablon?.baslangicSaati ?? null,
  bitisSaati: sablon?.bitisSaati ?? null,
  renk: sablon?.renk ?? renk,
});

function SablonFormu({ sablon, onClose, onSaved }: PanelProps & { sablon: VardiyaSablon | undefined }) {
  const { t } = useTranslation(['vardiya', 'ortak']);
  const remove = useSave(vardiyaCalls.removeSablon);
  const { data } = useCall(vardiyaCalls.sablonlar, {}, { staleTime: Infinity });
  const bosRenk = firstFree(data?.liste ?? []);
  const form = useRecordForm({
    record: sablon,
    read: async ({ id }) => (await readAnew(vardiyaCalls.sablon, { params: { id } })).vardiyaSablon,
    values: (record: VardiyaSablon | undefined) => valuesOf(record, bosRenk),
    schema: VardiyaSablonKaydi,
    call: sablon ? vardiyaCalls.updateSablon : vardiyaCalls.createSablon,
    onSaved: ({ id }, { sablonAdi = '' }) => (onSaved ? onSaved({ id, adi: sablonAdi }) : onClose()),
  });
  const ask = async (id: number) => {
    const sure = await confirm({ title: t('sablonSil.baslik'), text: t('sablonSil.aciklama'), yes: t('ortak:sil'), danger: true });
    if (sure) remove.mutate({ params: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(sablon ? 'sablon' : 'yeniSablon')}
      form={form}
      extra={
        sablon && (
          <YetkiButton yetki={vardiyaCalls.removeSablon.yetki} variant="subtle" color="red" loading={remove.isPending} onClick={() => void ask(sablon.id)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TextInput label={t('alan.sablonAdi')} data-autofocus key={form.key('sablonAdi')} {...form.getInputProps('sablonAdi')} />
        <Group grow align="flex-start">
          <TimeField label={t('alan.baslangicSaati')} key={form.key('baslangicSaati')} {...form.getInputProps('baslangicSaati')} />
          <TimeField label={t('alan.bitisSaati')} key={form.key('bitisSaati')} {...form.getInputProps('bitisSaati')} />
        </Group>
        <Text size="sm" c="dimmed">
          {t('saatAciklama')}
        </Text>
        <RenkSecimi label={t('alan.renk')} value={form.getValues().renk} onChange={(renk) => form.setFieldValue('renk', renk)} />
        {sablon && (
          <Text size="sm" c="dimmed">
            {t('degisiklikAciklama')}
          </Text>
        )}
        {sablon && <GecmisBolumu menu="personel" nesne="vardiyaSablonu" kayitID={sablon.id} />}
      </Stack>
    </SidePanel>
  );
}
