import { personelCalls } from '@defter/contract/personel.ts';
import { RandevuBasligi, randevuCalls, SutunBaslikTipi } from '@defter/contract/randevu.ts';
import { urunCalls } from '@defter/contract/urun.ts';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../../app/query.ts';
import { useZodForm } from '../../../ui/form.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

const HEPSI = 500;
const HIZMET = 1;
const TIPLER = Object.values(SutunBaslikTipi);

type BaslikPaneliProps = { baslik: RandevuBasligi | undefined; siraNo: number; onClose: () => void };

/** One column of the calendar. */
export function BaslikPaneli({ baslik, siraNo, onClose }: BaslikPaneliProps) {
  const { t } = useTranslation('randevu');
  const save = useSave(randevuCalls.saveBasliklar);
  const form = useZodForm({
    schema: RandevuBasligi,
    initialValues: {
      id: baslik?.id ?? 0,
      randevuSiraNo: baslik?.randevuSiraNo ?? siraNo,
      sutunBaslikTipi: baslik?.sutunBaslikTipi ?? SutunBaslikTipi.personel,
      personelID: baslik?.personelID ?? null,
      altUrunID: baslik?.altUrunID ?? null,
      adi: baslik?.adi ?? '',
      randevudaGoster: baslik?.randevudaGoster ?? true,
      ayniSaatteRandevuVerilmesin: baslik?.ayniSaatteRandevuVerilmesin ?? true,
    },
    save: async (body) => {
      await save.mutateAsync({ body: { model: [body] } });
      onClose();
    },
  });
  const [tip, setTip] = useState<number>(form.getValues().sutunBaslikTipi);
  const personeller = useCall(personelCalls.list, { query: { aktifMi: true, sayfaBoyutu: HEPSI } }, { enabled: tip === SutunBaslikTipi.personel });
  const hizmetler = useCall(urunCalls.listAltUrunler, { query: { satisTipi: HIZMET, sayfaBoyutu: HEPSI } }, { enabled: tip === SutunBaslikTipi.hizmet });

  const tipAlani = form.getInputProps('sutunBaslikTipi');
  /** A column is called as whom it stands for, until it is called otherwise. */
  const choose = (alan: 'personelID' | 'altUrunID', data: { value: number; label: string }[], id: number | null) => {
    form.setFieldValue(alan, id);
    const adi = data.find(({ value }) => value === id)?.label;
    if (adi && !baslik) form.setFieldValue('adi', adi);
  };
  const kisiler = (personeller.data?.liste ?? []).map(({ id, ad, soyad }) => ({ value: id, label: `${ad} ${soyad}` }));
  const urunler = (hizmetler.data?.liste ?? []).map(({ id, adi }) => ({ value: id, label: adi }));

  return (
    <SidePanel opened onClose={onClose} title={t(baslik ? 'sutunlar.duzenlenen' : 'sutunlar.yeni')} form={form}>
      <Stack>
        <SelectField
          label={t('sutunlar.tur')}
          data-autofocus
          data={TIPLER.map((value) => ({ value, label: t(`sutunlar.tip.${value}`) }))}
          key={form.key('sutunBaslikTipi')}
          {...tipAlani}
          onChange={(secilen: number | null) => {
            tipAlani.onChange(secilen);
            if (secilen !== null) setTip(secilen);
            form.setFieldValue('personelID', null);
            form.setFieldValue('altUrunID', null);
          }}
        />
        {tip === SutunBaslikTipi.personel && (
          <SelectField
            label={t('sutunlar.personel')}
            required
            data={kisiler}
            key={form.key('personelID')}
            {...form.getInputProps('personelID')}
            onChange={(id: number | null) => choose('personelID', kisiler, id)}
          />
        )}
        {tip === SutunBaslikTipi.hizmet && (
          <SelectField
            label={t('sutunlar.hizmet')}
            required
            data={urunler}
            key={form.key('altUrunID')}
            {...form.getInputProps('altUrunID')}
            onChange={(id: number | null) => choose('altUrunID', urunler, id)}
          />
        )}
        <TextInput label={t('sutunlar.adi')} key={form.key('adi')} {...form.getInputProps('adi')} />
        <Switch
          label={t('sutunlar.goster')}
          description={t('sutunlar.gosterAciklama')}
          key={form.key('randevudaGoster')}
          {...form.getInputProps('randevudaGoster', { type: 'checkbox' })}
        />
        <Switch
          label={t('sutunlar.tekRandevu')}
          description={t('sutunlar.tekRandevuAciklama')}
          key={form.key('ayniSaatteRandevuVerilmesin')}
          {...form.getInputProps('ayniSaatteRandevuVerilmesin', { type: 'checkbox' })}
        />
      </Stack>
    </SidePanel>
  );
}
