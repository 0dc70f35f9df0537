import { musteriCalls } from '@defter/contract/musteri.ts';
import { Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/query.ts';
import { useZodForm } from '../ui/form.ts';
import { PhoneInput } from '../ui/PhoneInput.tsx';
import type { SecilenMusteri } from './MusteriPicker.tsx';
import { readAranan } from './read-aranan.ts';

type YeniMusteriProps = { ad: string; onCancel: () => void; onSaved: (musteri: SecilenMusteri) => void };

/** A new customer with name and phone, without leaving what one is doing (spec 2§7.1). */
export function YeniMusteri({ ad, onCancel, onSaved }: YeniMusteriProps) {
  const { t } = useTranslation();
  const save = useSave(musteriCalls.createFromRandevu, { invalidate: [musteriCalls.list], notice: false });
  const form = useZodForm({
    schema: musteriCalls.createFromRandevu.body,
    initialValues: readAranan(ad),
    save: async (body) => {
      const { id, adSoyad, telefon } = await save.mutateAsync({ body });
      onSaved({ id, adSoyad, telefon });
    },
  });

  return (
    // Not a form: it may stand inside one. Enter saves the customer and not what is around it.
    <Fieldset
      legend={t('musteri.yeni')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        event.stopPropagation();
        form.submit();
      }}
    >
      <Stack gap="sm">
        <Group grow align="flex-start">
          <TextInput label={t('musteri.ad')} autoFocus key={form.key('ad')} {...form.getInputProps('ad')} />
          <TextInput label={t('musteri.soyad')} key={form.key('soyad')} {...form.getInputProps('soyad')} />
        </Group>
        <PhoneInput label={t('musteri.telefon')} key={form.key('telefon')} {...form.getInputProps('telefon')} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="compact-md" onClick={onCancel}>
            {t('vazgec')}
          </Button>
          <Button size="compact-md" loading={form.busy} onClick={() => form.submit()}>
            {t('musteri.kaydet')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
