import { SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import { SelectField } from '../ui/SelectField.tsx';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

/** The form of a new catalogue group; `satisTipi` fixes its kind. */
export function YeniAnaUrun({ ad, satisTipi, onSaved, onCancel }: YeniKayitProps & { satisTipi?: number }) {
  const { t } = useTranslation(['ortak', 'panel']);
  const save = useSave(urunCalls.createAnaUrun);
  const form = useZodForm({
    schema: urunCalls.createAnaUrun.body,
    initialValues: { id: 0, adi: ad, satisTipi: (satisTipi ?? SatisTipi.hizmet) as number | null },
    save: async (body) => {
      const { id } = await save.mutateAsync({ body });
      onSaved({ id, adi: body.adi });
    },
  });

  return (
    <YeniKayit baslik={t('panel:yeniKayit.anaUrun')} form={form} onCancel={onCancel}>
      <TextInput label={t('panel:yeniKayit.adi')} autoFocus autoComplete="off" key={form.key('adi')} {...form.getInputProps('adi')} />
      {satisTipi === undefined && (
        <SelectField
          label={t('panel:yeniKayit.tur')}
          data={[
            { value: SatisTipi.hizmet as number, label: t('panel:yeniKayit.hizmet') },
            { value: SatisTipi.urun, label: t('panel:yeniKayit.urun') },
          ]}
          key={form.key('satisTipi')}
          {...form.getInputProps('satisTipi')}
        />
      )}
    </YeniKayit>
  );
}
