import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addMonths, formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../app/data/query.ts';
import { DateField } from '../../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../../ui/form.ts';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import { today } from '../../../../ui/today.ts';
import { NedenAlani, type PaketPaneliProps, TumuAlani } from './IslemAlanlari.tsx';

const AYLAR = [1, 3, 6] as const;

/** Gives a package a later last day: some months more with one press, or any day. */
export function UzatPaneli({ hak, digerleri, onClose }: PaketPaneliProps) {
  const { t } = useTranslation('seans');
  const save = useSave(seansIslemiCalls.uzat);
  const form = useZodForm({
    schema: seansIslemiCalls.uzat.body,
    initialValues: { paketHakID: hak.id, bitis: null as string | null, tumu: false, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const bitis = useFormValue(form, 'bitis');
  const tumu = useFormValue(form, 'tumu');
  const bugun = today();
  const ilk = hak.bitis !== null && hak.bitis > bugun ? hak.bitis : bugun;

  return (
    <SidePanel opened onClose={onClose} title={t('islem.uzat.baslik')} description={hak.altUrunAdi} form={form} saveLabel={t('islem.uzat.evet')}>
      <Stack gap="md">
        {hak.bitis !== null && (
          <Text size="sm" c="dimmed">
            {t('islem.uzat.simdi', { tarih: formatTarih(hak.bitis) })}
          </Text>
        )}
        <Group gap="xs">
          {AYLAR.map((ay) => (
            <Button key={ay} size="compact-sm" variant={bitis === addMonths(ilk, ay) ? 'filled' : 'default'} onClick={() => form.setFieldValue('bitis', addMonths(ilk, ay))}>
              {t('islem.uzat.ay', { count: ay })}
            </Button>
          ))}
        </Group>
        <DateField label={t('islem.uzat.bitis')} data-autofocus key={form.key('bitis')} {...form.getInputProps('bitis')} />
        <TumuAlani digerleri={digerleri} checked={tumu} onChange={(secilen) => form.setFieldValue('tumu', secilen)} />
        <NedenAlani form={form} />
      </Stack>
    </SidePanel>
  );
}
