import { kasaCalls, type KasaSatiri } from '@defter/contract/kasa.ts';
import { odemeSekliCalls } from '@defter/contract/odeme-sekli.ts';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/query.ts';
import { DateField } from '../../ui/DateField.tsx';
import { useZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';

type KasaFormProps = { kayit: KasaSatiri | undefined; gelirMi: boolean; onClose: () => void };

const NAKIT = 1;

/** Money in or out that is no sale: rent, wages, an advance. */
export function KasaForm({ kayit, gelirMi, onClose }: KasaFormProps) {
  const { t } = useTranslation('kasa');
  const save = useSave(kayit ? kasaCalls.update : kasaCalls.create);
  const sekiller = useCall(odemeSekliCalls.list, { query: { aktifMi: true, sayfaBoyutu: 500 } });
  const kategoriler = useCall(kasaCalls.kategoriler);
  const [kategoriID, setKategoriID] = useState(kayit?.kategoriID ?? null);
  const form = useZodForm({
    schema: kasaCalls.create.body,
    initialValues: {
      id: kayit?.id ?? 0,
      gelirMi,
      tutar: (kayit ? (gelirMi ? kayit.gelir : kayit.gider) : null) as number | string | null,
      odemeSekliID: (kayit?.odemeSekliID ?? NAKIT) as number | null,
      kategoriID: kayit?.kategoriID ?? null,
      altKategoriID: kayit?.altKategoriID ?? null,
      tarih: (kayit?.tarih ?? today()) as string | null,
      aciklama: kayit?.aciklama ?? '',
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const uygun = kategoriler.data?.liste.filter((kategori) => kategori.gelirMi === gelirMi) ?? [];
  const altlar = uygun.find(({ id }) => id === kategoriID)?.altKategoriler ?? [];

  return (
    <SidePanel opened onClose={onClose} title={t(gelirMi ? 'gelirEkle' : 'giderEkle')} form={form}>
      <Stack gap="md">
        <MoneyInput label={t('tutar')} data-autofocus key={form.key('tutar')} {...form.getInputProps('tutar')} />
        <SelectField
          label={t('odemeSekli')}
          data={(sekiller.data?.liste ?? []).filter(({ iskontoMu, puanOdemesiMi }) => !iskontoMu && !puanOdemesiMi).map(({ id, adi }) => ({ value: id, label: adi }))}
          key={form.key('odemeSekliID')}
          {...form.getInputProps('odemeSekliID')}
        />
        <SelectField
          label={t('kategori')}
          clearable
          data={uygun.map(({ id, adi }) => ({ value: id, label: adi }))}
          value={kategoriID}
          error={form.errors.kategoriID}
          onChange={(id) => {
            setKategoriID(id);
            form.setFieldValue('kategoriID', id);
            form.setFieldValue('altKategoriID', null);
          }}
        />
        {altlar.length > 0 && (
          <SelectField
            label={t('altKategori')}
            clearable
            data={altlar.map(({ id, adi }) => ({ value: id, label: adi }))}
            key={form.key('altKategoriID')}
            {...form.getInputProps('altKategoriID')}
          />
        )}
        <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
      </Stack>
    </SidePanel>
  );
}
