import { type AltUrun, type AnaUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { KDV_ORANLARI } from '@defter/rules/kdv.ts';
import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/query.ts';
import { YetkiButton } from '../../app/YetkiButton.tsx';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { useZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';

type UrunFormProps = { urun: AltUrun | undefined; gruplar: AnaUrun[]; /** The group that is shown now. */ grupID: number | null; onClose: () => void };

/** The general rate since July 2023; the accountant may choose another for each. */
const GENEL_KDV = 20;
const WITHOUT_GROUP = 0;

/** A service or a product: its price, its KDV, and how long it takes. */
export function UrunForm({ urun, gruplar, grupID, onClose }: UrunFormProps) {
  const { t } = useTranslation(['urun', 'ortak']);
  const save = useSave(urun ? urunCalls.updateAltUrun : urunCalls.createAltUrun, { invalidate: [urunCalls.listAnaUrunler] });
  const sil = useSave(urunCalls.removeAltUrun);
  const ilkGrup = urun ? (urun.anaUrunID ?? WITHOUT_GROUP) : (grupID ?? gruplar[0]?.id ?? WITHOUT_GROUP);
  const [secili, setSecili] = useState(ilkGrup);
  const isHizmet = (gruplar.find(({ id }) => id === secili)?.satisTipi ?? SatisTipi.hizmet) === SatisTipi.hizmet;
  const oranlar = [...new Set([...KDV_ORANLARI, urun?.kdv ?? GENEL_KDV])].toSorted((a, b) => a - b);

  const form = useZodForm({
    schema: urunCalls.createAltUrun.body,
    initialValues: {
      id: urun?.id ?? 0,
      anaUrunID: ilkGrup,
      adi: urun?.adi ?? '',
      fiyat: (urun?.fiyat ?? null) as number | string | null,
      fiyat2: urun?.fiyat2 ?? 0,
      maliyet: (urun?.maliyet ?? null) as number | string | null,
      kdv: (urun?.kdv ?? GENEL_KDV) as number | null,
      birimID: urun?.birimID ?? null,
      grup: urun?.grup ?? 'S',
      urunKod: urun?.urunKod ?? '',
      satistaMi: urun?.satistaMi ?? true,
      iptaldeGeriYukle: urun?.iptaldeGeriYukle ?? false,
      puanVerilmesin: urun?.puanVerilmesin ?? false,
      urunSure: (urun?.urunSure ?? 30) as number | string,
      hizmetSuresi: (urun?.hizmetSuresi ?? '') as number | string,
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });

  const remove = async ({ id, adi }: AltUrun) => {
    if (await confirm({ title: t('silinsinMi', { ad: adi }), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(urun ? 'duzenle' : 'yeni')}
      form={form}
      extra={
        urun && (
          <YetkiButton yetki={urunCalls.removeAltUrun.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(urun)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TextInput label={t('adi')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <SelectField
          label={t('grup')}
          data={[...gruplar.map(({ id, adi }) => ({ value: id, label: adi })), { value: WITHOUT_GROUP, label: t('grupsuz') }]}
          value={secili}
          error={form.errors.anaUrunID}
          onChange={(id) => {
            if (id === null) return;
            setSecili(id);
            form.setFieldValue('anaUrunID', id);
          }}
        />
        <Group grow align="flex-start">
          <MoneyInput label={t('fiyat')} description={t('kdvDahil')} key={form.key('fiyat')} {...form.getInputProps('fiyat')} />
          <SelectField
            label={t('kdv')}
            description={t('kdvOrani')}
            searchable={false}
            data={oranlar.map((oran) => ({ value: oran, label: `%${oran}` }))}
            key={form.key('kdv')}
            {...form.getInputProps('kdv')}
          />
        </Group>
        {isHizmet && (
          <Group grow align="flex-start">
            <NumberField label={t('sure')} description={t('sureAciklama')} max={1440} step={5} key={form.key('urunSure')} {...form.getInputProps('urunSure')} />
            <NumberField label={t('tekrar')} description={t('tekrarAciklama')} max={3650} key={form.key('hizmetSuresi')} {...form.getInputProps('hizmetSuresi')} />
          </Group>
        )}
        <Group grow align="flex-start">
          <MoneyInput label={t('maliyet')} key={form.key('maliyet')} {...form.getInputProps('maliyet')} />
          <TanimSecimi tur="birim" label={t('birim')} clearable key={form.key('birimID')} {...form.getInputProps('birimID')} />
        </Group>
        <TextInput label={t('kod')} key={form.key('urunKod')} {...form.getInputProps('urunKod')} />
        <Switch label={t('satista')} description={t('satistaAciklama')} key={form.key('satistaMi')} {...form.getInputProps('satistaMi', { type: 'checkbox' })} />
      </Stack>
    </SidePanel>
  );
}
