import { type ServisUrunu, stokCalls } from '@defter/contract/stok.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Stack, Text } from '@mantine/core';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useList } from '../../app/data/use-list.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { formatMiktar } from '../../ui/format.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { today } from '../../ui/today.ts';
import { StokUrunu } from './StokUrunu.tsx';

/** The opened products in the cabins, those that end first on top. */
export function ServisUrunleri() {
  const { t } = useTranslation(['stok', 'ortak']);
  const list = useList(stokCalls.servisUrunleri, { filtre: { gecenler: false as boolean } });
  const panel = usePanel();
  const [biten, setBiten] = useState<ServisUrunu>();
  const reason = useReason(stokCalls.removeServisUrunu.yetki);
  const columns: Column<ServisUrunu>[] = [
    { id: 'adi', header: t('urun'), cell: ({ adi }) => adi, primary: true },
    { id: 'miktar', header: t('miktar'), cell: ({ miktar, birimAdi }) => `${formatMiktar(miktar)} ${birimAdi ?? ''}`, align: 'right', width: 120 },
    { id: 'acilis', header: t('acilis'), cell: ({ acilis }) => formatTarih(acilis), width: 120 },
    {
      id: 'sonKullanma',
      header: t('sonKullanma'),
      cell: ({ sonKullanma, gecti }) => sonKullanma && (gecti ? <StatusBadge tone="red" label={formatTarih(sonKullanma)} /> : formatTarih(sonKullanma)),
      width: 150,
    },
    {
      id: 'kullanilan',
      header: t('kullanilan'),
      cell: ({ kullanilan }) => <span className="tabular">{formatMiktar(kullanilan)}</span>,
      align: 'right',
      width: 130,
      hideBelow: 'sm',
    },
    { id: 'acan', header: t('acan'), cell: ({ acanAdi }) => acanAdi, hideBelow: 'md' },
    {
      id: 'islem',
      header: '',
      cell: (satir) => (
        <ReasonButton reason={reason} variant="default" size="compact-md" aria-label={t('bittiAdi', { urun: satir.adi })} onClick={() => setBiten(satir)}>
          {t('bitti')}
        </ReasonButton>
      ),
      align: 'right',
      width: 110,
    },
  ];
  return (
    <>
      <PageHeader title={t('servisBaslik')} aside={t('servisAciklama')}>
        <YetkiButton yetki={stokCalls.createServisUrunu.yetki} leftSection={<PlusIcon size={18} />} onClick={() => panel.open()}>
          {t('ac')}
        </YetkiButton>
      </PageHeader>
      <DataTable<ServisUrunu>
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        label={t('servisBaslik')}
        searchPlaceholder={t('ara')}
        filters={
          <Button variant={list.filter.gecenler ? 'filled' : 'default'} aria-pressed={list.filter.gecenler} onClick={() => list.set({ gecenler: !list.filter.gecenler })}>
            {t('gecenler')}
          </Button>
        }
        empty={{ title: t('servisYok.baslik'), text: t('servisYok.aciklama') }}
      />
      {panel.id === 0 && <AcForm onClose={panel.close} />}
      {biten && <BittiForm key={biten.id} urun={biten} onClose={() => setBiten(undefined)} />}
    </>
  );
}

function AcForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stok');
  const save = useSave(stokCalls.createServisUrunu);
  const [adi, setAdi] = useState('');
  const form = useZodForm({
    schema: stokCalls.createServisUrunu.body,
    initialValues: { id: 0, altUrunID: null as number | null, miktar: 1 as number | string | null, acilis: today() as string | null, sonKullanma: null as string | null },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const altUrunID = useFormValue(form, 'altUrunID');
  return (
    <SidePanel opened onClose={onClose} title={t('ac')} form={form}>
      <Stack gap="md">
        {altUrunID !== null && <Text fw={550}>{adi}</Text>}
        <StokUrunu
          key={altUrunID}
          label={altUrunID === null ? t('urun') : t('baskaUrun')}
          onChange={(urun) => {
            setAdi(urun.adi);
            form.setFieldValue('altUrunID', urun.id);
          }}
        />
        {form.errors.altUrunID && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {form.errors.altUrunID}
          </Text>
        )}
        <NumberField label={t('miktar')} decimals={3} key={form.key('miktar')} {...form.getInputProps('miktar')} />
        <DateField label={t('acilis')} key={form.key('acilis')} {...form.getInputProps('acilis')} />
        <DateField label={t('sonKullanma')} description={t('sonKullanmaBos')} key={form.key('sonKullanma')} {...form.getInputProps('sonKullanma')} />
      </Stack>
    </SidePanel>
  );
}

/** An opened product is empty; its rest may be thrown away. */
function BittiForm({ urun, onClose }: { urun: ServisUrunu; onClose: () => void }) {
  const { t } = useTranslation('stok');
  const save = useSave(stokCalls.removeServisUrunu);
  const form = useZodForm({
    schema: stokCalls.removeServisUrunu.body,
    initialValues: { id: urun.id, fire: 0 as number | string | null },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('bittiBaslik', { urun: urun.adi })} form={form} saveLabel={t('bitti')}>
      <NumberField label={t('atilan', { birim: urun.birimAdi ?? '' })} description={t('atilanAciklama')} decimals={3} data-autofocus key={form.key('fire')} {...form.getInputProps('fire')} />
    </SidePanel>
  );
}
