import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { GENEL_KDV } from '@defter/rules/kdv.ts';
import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../app/data/query.ts';
import { useZodForm } from '../ui/form.ts';
import { MoneyInput } from '../ui/MoneyInput.tsx';
import { NumberField } from '../ui/NumberField.tsx';
import { AnaUrunSecimi } from './AnaUrunSecimi.tsx';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';
import { YeniKayit } from './YeniKayit.tsx';

/** The wire's number for "in no group" (spec 1§5). A record without a group is a service. */
const WITHOUT_GROUP = 0;
const SURE = 30;
const MINUTES_OF_DAY = 1440;

/** The fields of a product or service that a picker needs. */
export type SecilenUrun = Pick<AltUrun, 'id' | 'adi' | 'fiyat' | 'fiyat2' | 'kdv' | 'urunSure' | 'tamponOnce' | 'tamponSonra' | 'birimAdi'>;

type YeniUrunProps = Omit<YeniKayitProps, 'onSaved'> & { satisTipi: number; onSaved: (urun: SecilenUrun) => void };

/** A service or product with the fields that booking and selling need: name, group, price, duration. */
export function YeniUrun({ ad, satisTipi, onSaved, onCancel }: YeniUrunProps) {
  const { t } = useTranslation(['ortak', 'panel']);
  const isHizmet = satisTipi === SatisTipi.hizmet;
  const save = useSave(urunCalls.createAltUrun);
  const form = useZodForm({
    schema: urunCalls.createAltUrun.body,
    initialValues: {
      id: 0,
      adi: ad,
      anaUrunID: (isHizmet ? WITHOUT_GROUP : null) as number | null,
      kdv: GENEL_KDV,
      fiyat: null as number | string | null,
      urunSure: SURE as number | string | null,
    },
    check: ({ anaUrunID }) => (anaUrunID === null ? { anaUrunID: t('panel:yeniKayit.grupSecin') } : {}),
    save: async (body) => {
      const { id } = await save.mutateAsync({ body });
      onSaved({ ...body, id, birimAdi: null });
    },
  });

  return (
    <YeniKayit baslik={t(isHizmet ? 'panel:yeniKayit.yeniHizmet' : 'panel:yeniKayit.yeniUrun')} form={form} onCancel={onCancel}>
      <TextInput label={t('panel:yeniKayit.adi')} autoFocus autoComplete="off" key={form.key('adi')} {...form.getInputProps('adi')} />
      <AnaUrunSecimi
        label={t('panel:yeniKayit.grup')}
        required={!isHizmet}
        satisTipi={satisTipi}
        ek={isHizmet ? [{ value: WITHOUT_GROUP, label: t('panel:yeniKayit.grupsuz') }] : undefined}
        key={form.key('anaUrunID')}
        {...form.getInputProps('anaUrunID')}
      />
      <Group grow align="flex-start">
        <MoneyInput label={t('panel:yeniKayit.fiyat')} key={form.key('fiyat')} {...form.getInputProps('fiyat')} />
        {isHizmet && <NumberField label={t('panel:yeniKayit.sure')} max={MINUTES_OF_DAY} step={5} key={form.key('urunSure')} {...form.getInputProps('urunSure')} />}
      </Group>
    </YeniKayit>
  );
}
