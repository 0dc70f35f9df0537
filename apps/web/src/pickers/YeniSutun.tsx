import { RandevuBasligi, randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../app/query.ts';
import { useZodForm } from '../ui/form.ts';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

/** A free column of the calendar, such as a room or a device, at its end; one of a colleague comes with the colleague. */
export function YeniSutun({ ad, onSaved, onCancel }: YeniKayitProps) {
  const { t } = useTranslation();
  const { data } = useCall(randevuCalls.basliklar, { query: { tumu: true } });
  const save = useSave(randevuCalls.saveBasliklar);
  const sonSira = Math.max(0, ...(data?.liste ?? []).map(({ randevuSiraNo }) => randevuSiraNo));
  const form = useZodForm({
    schema: RandevuBasligi,
    initialValues: { id: 0, adi: ad, sutunBaslikTipi: SutunBaslikTipi.serbest, randevuSiraNo: 0 },
    save: async (baslik) => {
      const { idler } = await save.mutateAsync({ body: { model: [{ ...baslik, randevuSiraNo: sonSira + 1 }] } });
      onSaved({ id: idler[0]!, adi: baslik.adi });
    },
  });

  return (
    <YeniKayit baslik={t('yeniKayit.sutun')} form={form} onCancel={onCancel}>
      <TextInput
        label={t('yeniKayit.adi')}
        description={t('yeniKayit.sutunAciklama')}
        autoFocus
        autoComplete="off"
        key={form.key('adi')}
        {...form.getInputProps('adi')}
      />
    </YeniKayit>
  );
}
