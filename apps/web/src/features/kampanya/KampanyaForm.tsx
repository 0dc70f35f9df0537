import { kampanyaCalls, type Kampanya } from '@defter/contract/kampanya.ts';
import { KAMPANYA_TURLERI } from '@defter/rules/kampanya.ts';
import { Group, Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { readAnew } from '../../app/data/read-anew.ts';
import { useRecordForm } from '../../app/data/use-record-form.ts';
import { GecmisBolumu } from '../../app/gecmis/GecmisBolumu.tsx';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue } from '../../ui/form.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { HaftaGunuSecimi } from '../../ui/HaftaGunuSecimi.tsx';
import { inKind } from '../../ui/lira.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { today } from '../../ui/today.ts';
import { GrupSecimi } from './GrupSecimi.tsx';
import { IcerikSecimi } from './IcerikSecimi.tsx';
import { KampanyaResmi, useResimYukle } from './KampanyaResmi.tsx';

type KampanyaFormProps = { kampanya: Kampanya | undefined; onClose: () => void };

const valuesOf = (kampanya: Kampanya | undefined) => ({
  id: kampanya?.id ?? 0,
  surum: kampanya?.surum ?? null,
  kampanyaAdi: kampanya?.kampanyaAdi ?? '',
  baslangicTarihi: (kampanya?.baslangicTarihi ?? today()) as string | null,
  bitisTarihi: (kampanya?.bitisTarihi ?? today()) as string | null,
  resim: kampanya?.resim ?? '',
  aciklama: kampanya?.aciklama ?? '',
  tumu: kampanya?.tumu ?? true,
  tur: (kampanya?.tur ?? 'oran') as Kampanya['tur'] | null,
  iskonto: (kampanya?.iskonto ?? 0) as number | string | null,
  al: (kampanya?.al ?? 3) as number | string | null,
  ode: (kampanya?.ode ?? 2) as number | string | null,
  gunler: kampanya?.gunler ?? [],
  baslangicSaati: kampanya?.baslangicSaati ?? null,
  bitisSaati: kampanya?.bitisSaati ?? null,
  musteriGruplari: kampanya?.musteriGruplari ?? [],
  ilkZiyaret: kampanya?.ilkZiyaret ?? false,
  birlesir: kampanya?.birlesir ?? false,
  aktifMi: kampanya?.aktifMi ?? true,
  icerikler: (kampanya?.icerikler ?? []).map(({ id, altUrunID, anaUrunID, iskonto }) => ({ id, altUrunID, anaUrunID, iskonto: iskonto as number | string | null })),
});

/** A campaign: its discount, its products, its times and its customers. */
export function KampanyaForm({ kampanya, onClose }: KampanyaFormProps) {
  const { t } = useTranslation(['kampanya', 'ortak']);
  const sil = useSave(kampanyaCalls.remove);
  const [bekleyen, setBekleyen] = useState<File | null>(null);
  const yukle = useResimYukle();
  const form = useRecordForm({
    record: kampanya,
    read: async ({ id }) => (await readAnew(kampanyaCalls.list)).liste.find((one) => one.id === id),
    values: valuesOf,
    schema: kampanyaCalls.create.body,
    call: kampanya ? kampanyaCalls.update : kampanyaCalls.create,
    onSaved: async ({ id }) => {
      if (bekleyen) await yukle(id, bekleyen);
      onClose();
    },
  });
  const tur = useFormValue(form, 'tur');
  const tumu = useFormValue(form, 'tumu');
  const icerikler = useFormValue(form, 'icerikler');
  const gunler = useFormValue(form, 'gunler');
  const musteriGruplari = useFormValue(form, 'musteriGruplari');

  const remove = async ({ id, kampanyaAdi: ad }: Kampanya) => {
    if (await confirm({ title: t('silinsinMi', { ad }), text: t('silAciklama'), yes: t('ortak:sil'), danger: true })) sil.mutate({ body: { id } }, { onSuccess: onClose });
  };

  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t(kampanya ? 'kayit' : 'yeni')}
      form={form}
      size="md"
      extra={
        kampanya && (
          <YetkiButton yetki={kampanyaCalls.remove.yetki} variant="subtle" color="red" loading={sil.isPending} onClick={() => void remove(kampanya)}>
            {t('ortak:sil')}
          </YetkiButton>
        )
      }
    >
      <Stack gap="md">
        <TextInput label={t('adi')} data-autofocus key={form.key('kampanyaAdi')} {...form.getInputProps('kampanyaAdi')} />
        <Group grow align="flex-start">
          <SelectField
            label={t('tur')}
            data={KAMPANYA_TURLERI.map((value) => ({ value, label: t(`turler.${value}`) }))}
            value={tur}
            onChange={(value) => {
              form.setFieldValue('tur', value);
              if ((value === 'tutar') !== (tur === 'tutar')) form.setFieldValue('iskonto', inKind(form.getValues().iskonto, value === 'tutar' ? 'money' : 'number'));
            }}
          />
          {tur === 'oran' && <NumberField label={t('yuzde')} max={100} decimals={2} key={form.key('iskonto')} {...form.getInputProps('iskonto')} />}
          {tur === 'tutar' && <MoneyInput label={t('tutar')} key={form.key('iskonto')} {...form.getInputProps('iskonto')} />}
        </Group>
        {tur === 'adet' && (
          <Group grow align="flex-start">
            <NumberField label={t('al')} min={1} max={99} key={form.key('al')} {...form.getInputProps('al')} />
            <NumberField label={t('ode')} max={99} key={form.key('ode')} {...form.getInputProps('ode')} />
          </Group>
        )}
        <FormSection legend={t('neyden')}>
          <Switch label={t('tumu')} key={form.key('tumu')} {...form.getInputProps('tumu', { type: 'checkbox' })} />
          {(!tumu || icerikler.some(({ iskonto }) => iskonto !== null)) && (
            <IcerikSecimi
              tur={tur}
              value={icerikler}
              bilinen={kampanya?.icerikler ?? []}
              onChange={(yeni) => {
                for (const i of icerikler.keys()) form.clearFieldError(`icerikler.${i}.iskonto`);
                form.setFieldValue('icerikler', yeni);
              }}
              error={form.errors.icerikler}
              errorOf={(i) => form.errors[`icerikler.${i}.iskonto`]}
            />
          )}
        </FormSection>
        <FormSection legend={t('neZaman')}>
          <Group grow align="flex-start">
            <DateField label={t('ilkGun')} key={form.key('baslangicTarihi')} {...form.getInputProps('baslangicTarihi')} />
            <DateField label={t('sonGun')} key={form.key('bitisTarihi')} {...form.getInputProps('bitisTarihi')} />
          </Group>
          <HaftaGunuSecimi label={t('gunler')} description={t('gunlerAciklama')} value={gunler} onChange={(yeni) => form.setFieldValue('gunler', yeni)} />
          <Group grow align="flex-start">
            <TimeField label={t('baslangicSaati')} key={form.key('baslangicSaati')} {...form.getInputProps('baslangicSaati')} />
            <TimeField label={t('bitisSaati')} key={form.key('bitisSaati')} {...form.getInputProps('bitisSaati')} />
          </Group>
        </FormSection>
        <FormSection legend={t('kime')}>
          <GrupSecimi value={musteriGruplari} onChange={(yeni) => form.setFieldValue('musteriGruplari', yeni)} />
          <Switch label={t('ilkZiyaret')} key={form.key('ilkZiyaret')} {...form.getInputProps('ilkZiyaret', { type: 'checkbox' })} />
          <Switch label={t('birlesir')} description={t('birlesirAciklama')} key={form.key('birlesir')} {...form.getInputProps('birlesir', { type: 'checkbox' })} />
        </FormSection>
        <FormSection legend={t('resim.baslik')}>
          <KampanyaResmi kampanya={kampanya} bekleyen={bekleyen} onBekle={setBekleyen} />
        </FormSection>
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
        {kampanya && <GecmisBolumu menu="satis" nesne="kampanya" kayitID={kampanya.id} />}
      </Stack>
    </SidePanel>
  );
}
