import { Input, SegmentedControl, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../ui/DateField.tsx';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { hiddenInput } from '../../ui/hidden-input.tsx';
import type { MusteriDegerleri } from './form-values.ts';

/** Who the customer is by birth and paper. */
export function KimlikAlanlari({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const { tcKimlikNo, email } = form.getValues().musteri;
  return (
    <FormSection legend={t('bolum.kimlik')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        <DateField label={t('alan.dogumTarihi')} years key={form.key('musteri.dogumTarihi')} {...form.getInputProps('musteri.dogumTarihi')} />
        <TextInput
          label={t('alan.tcKimlikNo')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          key={form.key('musteri.tcKimlikNo')}
          {...form.getInputProps('musteri.tcKimlikNo')}
          {...hiddenInput('kimlik', tcKimlikNo, () => form.setFieldValue('musteri.tcKimlikNo', ''))}
        />
        <Input.Wrapper label={t('alan.cinsiyet')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('alan.cinsiyet')}
            data={[
              { value: '', label: t('cinsiyet.bos') },
              { value: '1', label: t('cinsiyet.kadin') },
              { value: '0', label: t('cinsiyet.erkek') },
            ]}
            key={form.key('musteri.cinsiyet')}
            {...form.getInputProps('musteri.cinsiyet')}
          />
        </Input.Wrapper>
        <TextInput
          label={t('alan.email')}
          type="email"
          autoComplete="off"
          key={form.key('musteri.email')}
          {...form.getInputProps('musteri.email')}
          {...hiddenInput('ePosta', email, () => form.setFieldValue('musteri.email', ''))}
        />
      </SimpleGrid>
    </FormSection>
  );
}
