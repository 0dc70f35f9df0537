import { RandevuBasligi, randevuCalls, SutunBaslikTipi, YER_TURLERI } from '@defter/contract/randevu.ts';
import { SatisTipi } from '@defter/contract/urun.ts';
import { Stack, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { UrunSecimi } from '../../../pickers/UrunSecimi.tsx';
import { useFormValue } from '../../../ui/form.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

const TIPLER = Object.values(SutunBaslikTipi);

type BaslikPaneliProps = { baslik: RandevuBasligi | undefined; surum: number; siraNo: number; onClose: () => void };

const KAYIT = z.extend(RandevuBasligi, { surum: randevuCalls.saveBasliklar.body.shape.surum });

type KayitliBaslik = RandevuBasligi & { surum: number };

const valuesOf = (baslik: KayitliBaslik | undefined, siraNo: number) => ({
  id: baslik?.id ?? 0,
  // A new column stands in nobody's way.
  surum: baslik?.surum ?? null,
  randevuSiraNo: baslik?.randevuSiraNo ?? siraNo,
  sutunBaslikTipi: baslik?.sutunBaslikTipi ?? SutunBaslikTipi.personel,
  personelID: baslik?.personelID ?? null,
  altUrunID: baslik?.altUrunID ?? null,
  adi: baslik?.adi ?? '',
  randevudaGoster: baslik?.randevudaGoster ?? true,
  ayniSaatteRandevuVerilmesin: baslik?.ayniSaatteRandevuVerilmesin ?? true,
  yerTuru: baslik?.yerTuru ?? null,
});

/** The form of one column of the calendar. */
export function BaslikPaneli({ baslik, surum, siraNo, onClose }: BaslikPaneliProps) {
  const { t } = useTranslation('randevu');
  const form = useRecordForm({
    record: baslik && { ...baslik, surum },
    read: async ({ id }) => {
      const { liste, surum } = await readAnew(randevuCalls.basliklar, { query: { tumu: true } });
      const newest = liste.find((one) => one.id === id);
      return newest && { ...newest, surum };
    },
    values: (record: KayitliBaslik | undefined) => valuesOf(record, siraNo),
    schema: KAYIT,
    call: randevuCalls.saveBasliklar,
    save: async ({ surum, ...body }, send) => send({ surum, model: [body] }),
    onSaved: onClose,
  });
  const tip = useFormValue(form, 'sutunBaslikTipi');

  const tipAlani = form.getInputProps('sutunBaslikTipi');
  /** A column gets the name of the person that it stands for, until another name is typed. */
  const choose = (alan: 'personelID' | 'altUrunID', id: number | null, adi: string | undefined) => {
    form.setFieldValue(alan, id);
    if (adi && !baslik) form.setFieldValue('adi', adi);
  };

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
            form.setFieldValue('personelID', null);
            form.setFieldValue('altUrunID', null);
          }}
        />
        {tip === SutunBaslikTipi.personel && (
          <PersonelSecimi
            label={t('sutunlar.personel')}
            required
            key={form.key('personelID')}
            {...form.getInputProps('personelID')}
            onChange={(id, adi) => choose('personelID', id, adi)}
          />
        )}
        {tip === SutunBaslikTipi.hizmet && (
          <UrunSecimi
            label={t('sutunlar.hizmet')}
            required
            satisTipi={SatisTipi.hizmet}
            key={form.key('altUrunID')}
            {...form.getInputProps('altUrunID')}
            onChange={(urun) => choose('altUrunID', urun?.id ?? null, urun?.adi)}
          />
        )}
        {tip === SutunBaslikTipi.serbest && (
          <SelectField
            label={t('sutunlar.yerTuru')}
            description={t('sutunlar.yerTuruAciklama')}
            placeholder={t('sutunlar.yerYok')}
            clearable
            data={YER_TURLERI.map((value) => ({ value, label: t(`sutunlar.yer.${value}`) }))}
            key={form.key('yerTuru')}
            {...form.getInputProps('yerTuru')}
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
