import { seansIslemiCalls } from '@defter/contract/seans-islemi.ts';
import { addDays, daysBetween, formatTarih, isTarih } from '@defter/rules/tarih.ts';
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../../app/data/query.ts';
import { DateField } from '../../../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../../../ui/form.ts';
import { SidePanel } from '../../../../ui/SidePanel.tsx';
import { today } from '../../../../ui/today.ts';
import { NedenAlani, type PaketPaneliProps, TumuAlani } from './IslemAlanlari.tsx';

/** Freezes a package from today until a day, and says what becomes of its last one. */
export function DondurPaneli({ hak, digerleri, onClose }: PaketPaneliProps) {
  const { t } = useTranslation('seans');
  const save = useSave(seansIslemiCalls.dondur);
  const form = useZodForm({
    schema: seansIslemiCalls.dondur.body,
    initialValues: { paketHakID: hak.id, baslangic: today() as string | null, bitis: null as string | null, tumu: false, neden: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const baslangic = useFormValue(form, 'baslangic');
  const bitis = useFormValue(form, 'bitis');
  const tumu = useFormValue(form, 'tumu');
  const gun = baslangic && bitis && isTarih(baslangic) && isTarih(bitis) ? daysBetween(baslangic, bitis) : 0;

  return (
    <SidePanel opened onClose={onClose} title={t('islem.dondur.baslik')} description={hak.altUrunAdi} form={form} saveLabel={t('islem.dondur.evet')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('islem.dondur.aciklama')}
        </Text>
        <DateField label={t('islem.dondur.baslangic')} key={form.key('baslangic')} {...form.getInputProps('baslangic')} />
        <DateField label={t('islem.dondur.bitis')} data-autofocus key={form.key('bitis')} {...form.getInputProps('bitis')} />
        {gun > 0 && (
          <Text size="sm" role="status">
            {hak.bitis === null ? t('islem.dondur.gun', { count: gun }) : t('islem.dondur.sonuc', { count: gun, tarih: formatTarih(addDays(hak.bitis, gun)) })}
          </Text>
        )}
        <TumuAlani digerleri={digerleri} checked={tumu} onChange={(secilen) => form.setFieldValue('tumu', secilen)} />
        <NedenAlani form={form} />
      </Stack>
    </SidePanel>
  );
}
