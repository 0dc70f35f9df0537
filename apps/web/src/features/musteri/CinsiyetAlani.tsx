import { Input, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../ui/form.ts';
import type { MusteriDegerleri } from './form-values.ts';

export function CinsiyetAlani({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  return (
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
  );
}
