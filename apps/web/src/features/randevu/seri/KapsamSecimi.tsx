import { SERI_KAPSAMLARI } from '@defter/contract/randevu.ts';
import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kapsam } from '../../../pickers/ask-kapsam.ts';

/** The scope of an act on an appointment of a series, if it is chosen beside the act. */
export function KapsamSecimi({ value, onChange }: { value: Kapsam; onChange: (kapsam: Kapsam) => void }) {
  const { t } = useTranslation('randevu');
  const id = useId();
  return (
    <Input.Wrapper label={t('kapsam.alan')} labelElement="div" labelProps={{ id }}>
      <SegmentedControl fullWidth aria-labelledby={id} value={value} onChange={onChange} data={SERI_KAPSAMLARI.map((kapsam) => ({ value: kapsam, label: t(`kapsam.${kapsam}`) }))} />
    </Input.Wrapper>
  );
}
