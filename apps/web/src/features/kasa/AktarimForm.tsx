import { kasaCalls } from '@defter/contract/kasa.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { isPara } from '../../pickers/odeme-sekilleri.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';

/** Money that goes from one account to another, such as cash to the bank. */
export function AktarimForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kasa');
  const save = useSave(kasaCalls.aktar);
  const form = useZodForm({
    schema: kasaCalls.aktar.body,
    initialValues: {
      id: 0,
      odemeSekliID: NAKIT_ID as number | null,
      virmanID: null as number | null,
      tutar: null as number | string | null,
      tarih: today() as string | null,
      aciklama: '',
    },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const cikan = useFormValue(form, 'odemeSekliID');

  return (
    <SidePanel opened onClose={onClose} title={t('aktar')} form={form} saveLabel={t('aktarim.kaydet')}>
      <Stack gap="md">
        <MoneyInput label={t('tutar')} data-autofocus key={form.key('tutar')} {...form.getInputProps('tutar')} required />
        <TanimSecimi tur="odemeSekli" yeni={null} label={t('aktarim.cikan')} required uygun={isPara} key={form.key('odemeSekliID')} {...form.getInputProps('odemeSekliID')} />
        <TanimSecimi
          tur="odemeSekli"
          yeni={null}
          label={t('aktarim.giren')}
          required
          uygun={(hesap) => isPara(hesap) && hesap.id !== cikan}
          key={form.key('virmanID')}
          {...form.getInputProps('virmanID')}
        />
        <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
      </Stack>
    </SidePanel>
  );
}
