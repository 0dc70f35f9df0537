import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import type { RandevuHizmet } from '@defter/contract/randevu.ts';
import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../../app/data/query.ts';
import { readAranan } from '../../../pickers/aranan.ts';
import { MusteriPicker, type SecilenMusteri } from '../../../pickers/MusteriPicker.tsx';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../ui/form.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { PhoneInput } from '../../../ui/PhoneInput.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { today } from '../../../ui/today.ts';
import { ISTENEN, IstenenHizmetler } from '../IstenenHizmetler.tsx';

const HELD = z.object({ ...randevuTalepCalls.create.body.shape, ...ISTENEN });

/** The form for a request that a customer makes by phone. */
export function TalepFormu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['randevuTalep', 'randevu']);
  const save = useSave(randevuTalepCalls.create);
  const form = useZodForm({
    schema: randevuTalepCalls.create.body,
    held: HELD,
    initialValues: {
      musteriID: null as number | null,
      musteri: null as SecilenMusteri | null,
      adi: '',
      soyadi: '',
      telefon: '',
      randevuSutunBaslikID: null,
      uygulayanPersonelID: null as number | null,
      randevuTarihi: today() as string | null,
      baslangicSaat: null as string | null,
      bitisSaat: null,
      altUrunIDler: [] as number[],
      hizmetler: [] as RandevuHizmet[],
      talepNotu: '',
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const musteri = useFormValue(form, 'musteri');

  return (
    <SidePanel opened beside onClose={onClose} title={t('yeniTalep')} form={form}>
      <Stack gap="md">
        <MusteriPicker
          label={t('kisi')}
          value={musteri}
          autoFocus
          kayitsiz
          error={form.errors.musteriID}
          onChange={(secilen) => {
            form.setFieldValue('musteri', secilen);
            form.setFieldValue('musteriID', secilen?.id || null);
            const { ad, soyad, telefon } = readAranan(secilen?.id === 0 ? secilen.adSoyad : '');
            form.setFieldValue('adi', ad);
            form.setFieldValue('soyadi', soyad);
            form.setFieldValue('telefon', telefon);
          }}
        />
        {musteri?.id === 0 && <PhoneInput label={t('telefon')} required key={form.key('telefon')} {...form.getInputProps('telefon')} />}
        <IstenenHizmetler form={form} />
        <Group grow align="flex-start">
          <DateField label={t('randevu:gun')} key={form.key('randevuTarihi')} {...form.getInputProps('randevuTarihi')} />
          <TimeField label={t('randevu:baslangic')} key={form.key('baslangicSaat')} {...form.getInputProps('baslangicSaat')} />
        </Group>
        <PersonelSecimi label={t('kiminle')} placeholder={t('farkEtmez')} clearable key={form.key('uygulayanPersonelID')} {...form.getInputProps('uygulayanPersonelID')} />
        <GrowingTextarea label={t('not')} minRows={2} key={form.key('talepNotu')} {...form.getInputProps('talepNotu')} />
      </Stack>
    </SidePanel>
  );
}
