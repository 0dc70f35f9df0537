import { kvkkCalls, type Talep } from '@defter/contract/kvkk.ts';
import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useZodForm } from '../../../ui/form.ts';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

const SONUCLAR = ['karsilandi', 'reddedildi'] as const;

/** Closes a request with its answer. */
export function CevapPaneli({ talep, onClose }: { talep: Talep; onClose: () => void }) {
  const { t } = useTranslation('kvkk');
  const save = useSave(kvkkCalls.closeTalep);
  const form = useZodForm({
    schema: kvkkCalls.closeTalep.body,
    initialValues: { id: talep.id, durum: 'karsilandi', cevap: '' },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <SidePanel opened onClose={onClose} title={t(`talepTuru.${talep.tur}`)} description={talep.musteriAdi} form={form}>
      <SegmentedControl
        aria-label={t('talepAlan.durum')}
        data={SONUCLAR.map((durum) => ({ value: durum, label: t(`talepDurum.${durum}`) }))}
        key={form.key('durum')}
        {...form.getInputProps('durum')}
      />
      <GrowingTextarea label={t('talepAlan.cevap')} data-autofocus minRows={3} key={form.key('cevap')} {...form.getInputProps('cevap')} />
    </SidePanel>
  );
}
