import { puanCalls } from '@defter/contract/puan.ts';
import { formatPuan } from '@defter/rules/puan.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../../app/data/query.ts';
import { MusteriPicker, type SecilenMusteri } from '../../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../../pickers/secilen-musteri.ts';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

type PuanPaneliProps = { musteriID: number; /** The points of the customer. */ puan: number; onClose: () => void };

const EN_COK = 1_000_000;

/** Gives points, or takes some off. */
export function PuanYuklePaneli({ musteriID, puan, onClose }: PuanPaneliProps) {
  const { t } = useTranslation('musteri');
  const save = useSave(puanCalls.yukle);
  const form = useZodForm({
    schema: puanCalls.yukle.body,
    initialValues: { musteriID, puan: null as number | string | null, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('puan.yukle')} form={form}>
      <Stack gap="md">
        <NumberField
          label={t('puan.adet')}
          description={t('puan.adetAciklama', { puan: formatPuan(puan) })}
          data-autofocus
          decimals={2}
          min={-EN_COK}
          max={EN_COK}
          key={form.key('puan')}
          {...form.getInputProps('puan')}
        />
        <TextInput label={t('puan.neden')} maxLength={200} key={form.key('neden')} {...form.getInputProps('neden')} />
      </Stack>
    </SidePanel>
  );
}

const held = z.extend(puanCalls.aktar.body, { alici: SECILEN_MUSTERI });

/** Moves points to another customer. */
export function PuanAktarPaneli({ musteriID, puan, onClose }: PuanPaneliProps) {
  const { t } = useTranslation('musteri');
  const save = useSave(puanCalls.aktar);
  const form = useZodForm({
    schema: puanCalls.aktar.body,
    held,
    initialValues: { musteriID, aliciID: null as number | null, alici: null as SecilenMusteri | null, puan: puan as number | string | null, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const alici = useFormValue(form, 'alici');
  return (
    <SidePanel opened onClose={onClose} title={t('puan.aktar')} form={form} saveLabel={t('puan.aktar')}>
      <Stack gap="md">
        <MusteriPicker
          label={t('puan.kime')}
          value={alici}
          autoFocus
          error={form.errors.aliciID}
          onChange={(secilen) => {
            form.setFieldValue('alici', secilen);
            form.setFieldValue('aliciID', secilen?.id ?? null);
          }}
        />
        <NumberField label={t('puan.adet')} description={t('puan.kalan', { puan: formatPuan(puan) })} decimals={2} max={EN_COK} key={form.key('puan')} {...form.getInputProps('puan')} />
        <TextInput label={t('puan.neden')} maxLength={200} key={form.key('neden')} {...form.getInputProps('neden')} />
      </Stack>
    </SidePanel>
  );
}
