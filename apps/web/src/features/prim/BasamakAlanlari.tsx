import { ActionIcon, Button, Group, Input, Stack, Text } from '@mantine/core';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import type { KuralDegerleri } from './kural-degerleri.ts';

const EN_COK = 10;

/** The steps of a rule; the first is from 0 on. */
export function BasamakAlanlari({ form, disabled }: { form: ZodForm<KuralDegerleri>; disabled: boolean }) {
  const { t } = useTranslation('prim');
  const basamaklar = useFormValue(form, 'basamaklar');
  return (
    <Stack gap="xs" role="group" aria-label={t('kural.basamaklar')}>
      <Input.Label>{t('kural.basamaklar')}</Input.Label>
      {basamaklar.map((_, i) => (
        <Group key={i} gap="xs" align="flex-end" wrap="nowrap">
          <MoneyInput label={t('kural.alt')} flex={1} miw={0} disabled={disabled || i === 0} key={form.key(`basamaklar.${i}.alt`)} {...form.getInputProps(`basamaklar.${i}.alt`)} />
          <NumberField label={t('kural.oran')} w={140} decimals={2} max={100} disabled={disabled} key={form.key(`basamaklar.${i}.oran`)} {...form.getInputProps(`basamaklar.${i}.oran`)} />
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('kural.basamakSil', { n: i + 1 })} disabled={disabled || i === 0} onClick={() => form.removeListItem('basamaklar', i)}>
            <TrashIcon size={18} />
          </ActionIcon>
        </Group>
      ))}
      <Input.Error>{form.errors.basamaklar}</Input.Error>
      <Text size="sm" c="dimmed">
        {t('kural.basamakAciklama')}
      </Text>
      <Button variant="default" disabled={disabled || basamaklar.length >= EN_COK} leftSection={<PlusIcon size={18} />} onClick={() => form.insertListItem('basamaklar', { alt: null, oran: null })}>
        {t('kural.basamakEkle')}
      </Button>
    </Stack>
  );
}
