import { kvkkCalls } from '@defter/contract/kvkk.ts';
import { TALEP_TURLERI } from '@defter/rules/kvkk.ts';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useZodForm } from '../../../ui/form.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { today } from '../../../ui/today.ts';

/** Records what a person asks for; the thirty days run from its date. */
export function KvkkTalebiPaneli({ musteriID, onClose }: { musteriID: number; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const save = useSave(kvkkCalls.createTalep);
  const form = useZodForm({
    schema: kvkkCalls.createTalep.body,
    initialValues: { musteriID, tur: 'bilgi', tarih: today() as string | null, aciklama: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t('talepEkle')} description={t('talepAciklama')} form={form}>
      <SelectField
        label={t('talepAlan.tur')}
        data-autofocus
        data={TALEP_TURLERI.map((tur) => ({ value: tur, label: t(`talepTuru.${tur}`) }))}
        key={form.key('tur')}
        {...form.getInputProps('tur')}
      />
      <DateField label={t('talepAlan.tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
      <GrowingTextarea label={t('talepAlan.aciklama')} minRows={3} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
    </SidePanel>
  );
}
