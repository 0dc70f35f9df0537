import { duyuruCalls, DuyuruKaydi } from '@defter/contract/duyuru.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { DateField } from '../../ui/DateField.tsx';
import { useZodForm } from '../../ui/form.ts';
import { GrowingTextarea } from '../../ui/GrowingTextarea.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';

/** A new announcement to all colleagues. */
export function DuyuruForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('duyuru');
  const save = useSave(duyuruCalls.create);
  const form = useZodForm({
    schema: DuyuruKaydi,
    initialValues: { baslik: '', metin: '', bitis: null as string | null },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('yeni')} form={form} saveLabel={t('form.kaydet')}>
      <Stack gap="md">
        <TextInput label={t('form.baslik')} data-autofocus maxLength={120} key={form.key('baslik')} {...form.getInputProps('baslik')} />
        <GrowingTextarea label={t('form.metin')} minRows={4} maxRows={14} maxLength={2000} key={form.key('metin')} {...form.getInputProps('metin')} />
        <DateField label={t('form.bitis')} description={t('form.bitisAciklama')} key={form.key('bitis')} {...form.getInputProps('bitis')} />
      </Stack>
    </SidePanel>
  );
}
