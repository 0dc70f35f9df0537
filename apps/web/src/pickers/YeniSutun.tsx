import { RandevuBasligi, randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../app/data/api.ts';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

/**
 * A new free column at the end of the calendar, such as a room or a device. A colleague's column comes with the
 * colleague.
 */
export function YeniSutun({ ad, onSaved, onCancel }: YeniKayitProps) {
  const { t } = useTranslation(['ortak', 'panel']);
  const save = useSave(randevuCalls.saveBasliklar);
  const form = useZodForm({
    schema: RandevuBasligi,
    initialValues: { id: 0, adi: ad, sutunBaslikTipi: SutunBaslikTipi.serbest, randevuSiraNo: 0 },
    save: async (baslik) => {
      const { liste } = await request(randevuCalls.basliklar, { query: { tumu: true } });
      const sonSira = Math.max(0, ...liste.map(({ randevuSiraNo }) => randevuSiraNo));
      const { idler } = await save.mutateAsync({ body: { model: [{ ...baslik, randevuSiraNo: sonSira + 1 }] } });
      onSaved({ id: idler[0]!, adi: baslik.adi });
    },
  });

  return (
    <YeniKayit baslik={t('panel:yeniKayit.sutun')} form={form} onCancel={onCancel}>
      <TextInput
        label={t('panel:yeniKayit.adi')}
        description={t('panel:yeniKayit.sutunAciklama')}
        autoFocus
        autoComplete="off"
        key={form.key('adi')}
        {...form.getInputProps('adi')}
      />
    </YeniKayit>
  );
}
