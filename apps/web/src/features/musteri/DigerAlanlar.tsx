import { Collapse, SimpleGrid, Stack, Textarea, TextInput, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import { IconSag } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { DosyaNoAlani } from './DosyaNoAlani.tsx';
import type { MusteriDegerleri } from './form-values.ts';
import classes from './MusteriForm.module.css';

const MEDENI_HALLER = ['1', '2', '3', '4'] as const;
const TEXTS = ['musteri.pasaportNo', 'digerBilgiler.babaAdi', 'musteri.firma', 'musteri.vergiDairesi', 'musteri.vergiNo'] as const;
const FIELDS = ['musteri.dosyaNo', 'musteri.aciklama', 'musteri.evlilikYilDonumu', ...TEXTS] as const;
const nameOf = (field: (typeof TEXTS)[number]) => field.split('.')[1] as 'pasaportNo' | 'babaAdi' | 'firma' | 'vergiDairesi' | 'vergiNo';

/** What not everybody needs; closed at first, open as soon as something in it is wrong. */
export function DigerAlanlar({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const shown = opened || FIELDS.some((field) => form.errors[field]);
  const { grupID, pasaportNo } = form.getValues().musteri;
  const hiddenPassport = (field: (typeof TEXTS)[number]) =>
    field === 'musteri.pasaportNo' ? hiddenInput('kimlik', pasaportNo, () => form.setFieldValue(field, '')) : {};

  return (
    <>
      <UnstyledButton className={classes.toggle} aria-expanded={shown} aria-controls={id} onClick={() => setOpened(!shown)}>
        <IconSag size={16} className={classes.arrow} />
        {t('bolum.diger')}
      </UnstyledButton>
      <Collapse expanded={shown} id={id}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <TanimSecimi tur="musteriGrubu" label={t('alan.grupID')} key={form.key('musteri.grupID')} {...form.getInputProps('musteri.grupID')} />
            <DosyaNoAlani form={form} />
            <SelectField
              label={t('alan.medeniHali')}
              clearable
              data={MEDENI_HALLER.map((hal) => ({ value: Number(hal), label: t(`medeniHali.${hal}`) }))}
              key={form.key('musteri.medeniHali')}
              {...form.getInputProps('musteri.medeniHali')}
            />
            <DateField label={t('alan.evlilikYilDonumu')} years key={form.key('musteri.evlilikYilDonumu')} {...form.getInputProps('musteri.evlilikYilDonumu')} />
            {TEXTS.map((field) => (
              <TextInput key={form.key(field)} label={t(`alan.${nameOf(field)}`)} autoComplete="off" {...form.getInputProps(field)} {...hiddenPassport(field)} />
            ))}
          </SimpleGrid>
          <Textarea label={t('alan.aciklama')} autosize minRows={2} maxRows={8} key={form.key('musteri.aciklama')} {...form.getInputProps('musteri.aciklama')} />
        </Stack>
      </Collapse>
    </>
  );
}
