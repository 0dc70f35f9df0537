import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { stokCalls } from '@defter/contract/stok.ts';
import { GENEL_KDV, kdvOranlariOn } from '@defter/rules/kdv.ts';
import { formatTL, type Kurus, multiply, sum, ZERO } from '@defter/rules/para.ts';
import { Stack, Text, TextInput } from '@mantine/core';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useSave } from '../../app/data/query.ts';
import { TanimSecimi } from '../../pickers/TanimSecimi.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { useFormValue, useZodForm } from '../../ui/form.ts';
import { formatYuzde } from '../../ui/format.ts';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { ReasonIcon } from '../../ui/ReasonButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { today } from '../../ui/today.ts';
import { StokUrunu } from './StokUrunu.tsx';
import classes from './Stok.module.css';

type Satir = {
  altUrunID: number;
  adi: string;
  birimAdi: string | null;
  miktar: number | string | null;
  birimID: number | null;
  tutar: Kurus | string | null;
  kdv: number;
  lot: string;
  sonKullanma: string | null;
};

/** Goods that came: supplier, document, products and amounts. */
export function GirisFormu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['stok', 'ortak']);
  const save = useSave(stokCalls.createGiris);
  const form = useZodForm({
    schema: stokCalls.createGiris.body,
    initialValues: { id: 0, tedarikciID: null as number | null, belgeNo: '', tarih: today() as string | null, aciklama: '', icerikler: [] as Satir[] },
    save: async (body) => {
      await save.mutateAsync({ body });
      onClose();
    },
  });
  const satirlar = useFormValue(form, 'icerikler');
  const set = (yeni: Satir[]) => form.setFieldValue('icerikler', yeni);
  const tutarOf = ({ tutar }: Satir) => (typeof tutar === 'number' ? tutar : ZERO);
  const toplam = sum(satirlar.map(tutarOf));
  const kdv = sum(satirlar.map((satir) => multiply(tutarOf(satir), satir.kdv, 100)));

  return (
    <SidePanel opened onClose={onClose} title={t('girisYap')} description={t('girisAciklama')} form={form} size="lg">
      <Stack gap="md">
        <div className={classes.ayarlar}>
          <TanimSecimi tur="tedarikci" label={t('tedarikci')} clearable key={form.key('tedarikciID')} {...form.getInputProps('tedarikciID')} />
          <TextInput label={t('belgeNo')} key={form.key('belgeNo')} {...form.getInputProps('belgeNo')} />
          <DateField label={t('tarih')} key={form.key('tarih')} {...form.getInputProps('tarih')} />
        </div>
        <ul className={classes.satirlar}>
          {satirlar.map((satir, i) => (
            <GirisSatiri
              key={i}
              satir={satir}
              hataOf={(alan) => form.errors[`icerikler.${i}.${alan}`]}
              onChange={(degisen) => {
                set(satirlar.with(i, { ...satir, ...degisen }));
                for (const alan of Object.keys(degisen)) form.clearFieldError(`icerikler.${i}.${alan}`);
              }}
              onRemove={() => {
                set(satirlar.toSpliced(i, 1));
                // The errors belong to lines that have moved.
                form.clearErrors();
              }}
            />
          ))}
        </ul>
        <StokUrunu
          key={satirlar.length}
          label={t('urunEkle')}
          onChange={({ id, adi, birimAdi }) => set([...satirlar, { altUrunID: id, adi, birimAdi, miktar: 1, birimID: null, tutar: null, kdv: GENEL_KDV, lot: '', sonKullanma: null }])}
        />
        {form.errors.icerikler && (
          <Text size="sm" c="var(--defter-danger)" role="alert">
            {form.errors.icerikler}
          </Text>
        )}
        {satirlar.length > 0 && (
          <Text ta="right" className="tabular">
            {t('girisToplami', { toplam: formatTL(toplam), kdv: formatTL(kdv), hepsi: formatTL(sum([toplam, kdv])) })}
          </Text>
        )}
        <TextInput label={t('aciklama')} key={form.key('aciklama')} {...form.getInputProps('aciklama')} />
      </Stack>
    </SidePanel>
  );
}

/** The product's own unit, which the wire leaves empty. */
const OWN = 0;

function GirisSatiri({ satir, hataOf, onChange, onRemove }: { satir: Satir; hataOf: (alan: keyof Satir) => ReactNode; onChange: (degisen: Partial<Satir>) => void; onRemove: () => void }) {
  const { t } = useTranslation('stok');
  const { data } = useCall(altUrunCalls.birimler, { params: { id: satir.altUrunID } });
  const urun = satir.adi;
  const birimler = (data?.liste ?? []).filter(({ aktifMi }) => aktifMi);
  return (
    <li className={classes.satir}>
      <Text fw={550}>{urun}</Text>
      <NumberField
        label={t('miktar')}
        aria-label={t('satirMiktari', { urun })}
        decimals={3}
        value={satir.miktar}
        error={hataOf('miktar')}
        onChange={(miktar) => onChange({ miktar })}
      />
      <SelectField
        label={t('birim')}
        aria-label={t('satirBirimi', { urun })}
        data={[{ value: OWN, label: satir.birimAdi ?? t('anaBirim') }, ...birimler.map(({ birimID, birimAdi }) => ({ value: birimID, label: birimAdi }))]}
        value={satir.birimID ?? OWN}
        onChange={(birimID) => onChange({ birimID: birimID === OWN ? null : birimID })}
      />
      <MoneyInput label={t('tutar')} aria-label={t('satirTutari', { urun })} value={satir.tutar} error={hataOf('tutar')} onChange={(tutar) => onChange({ tutar })} />
      <SelectField
        label={t('kdv')}
        aria-label={t('satirKdv', { urun })}
        data={kdvOranlariOn(today()).map((oran) => ({ value: oran, label: formatYuzde(oran) }))}
        value={satir.kdv}
        onChange={(kdv) => onChange({ kdv: kdv ?? satir.kdv })}
      />
      <TextInput
        label={t('lot')}
        aria-label={t('satirLotu', { urun })}
        value={satir.lot}
        error={hataOf('lot')}
        onChange={(event) => onChange({ lot: event.currentTarget.value })}
      />
      <DateField
        label={t('sonKullanma')}
        aria-label={t('satirSonKullanma', { urun })}
        value={satir.sonKullanma}
        error={hataOf('sonKullanma')}
        onChange={(sonKullanma) => onChange({ sonKullanma })}
      />
      <ReasonIcon label={t('satirCikar', { urun })} onClick={onRemove}>
        <XIcon size={17} />
      </ReasonIcon>
    </li>
  );
}
