import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ZodForm } from '../../../../ui/form.ts';

/** The reason of an act; the customer may ask for it. */
export function NedenAlani<Values extends { neden: string }>({ form }: { form: ZodForm<Values> }) {
  const { t } = useTranslation('seans');
  return <TextInput label={t('islem.neden')} placeholder={t('islem.nedenOrnek')} maxLength={300} key={form.key('neden')} {...form.getInputProps('neden')} />;
}
