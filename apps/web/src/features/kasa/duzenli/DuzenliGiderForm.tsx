import { type DuzenliGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { PERSONEL_KATEGORISI } from '@defter/contract/personel-cari.ts';
import { NAKIT_ID } from '@defter/contract/tanim.ts';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { PersonelSecimi } from '../../../pickers/PersonelSecimi.tsx';
import { TanimSecimi } from '../../../pickers/TanimSecimi.tsx';
import { isPara } from '../../../pickers/odeme-sekilleri.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue } from '../../../ui/form.ts';
import { HAFTA_GUNLERI, haftaGunu } from '../../../ui/hafta-gunu.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { today } from '../../../ui/today.ts';

const valuesOf = (gider: DuzenliGider | undefined) => ({
  id: gider?.id ?? 0,
  surum: gider?.surum ?? null,
  adi: gider?.adi ?? '',
  tutar: (gider?.tutar ?? null) as number | string | null,
  odemeSekliID: (gider?.odemeSekliID ?? NAKIT_ID) as number | null,
  kategoriID: gider?.kategoriID ?? null,
  altKategoriID: gider?.altKategoriID ?? null,
  personelID: gider?.personelID ?? null,
  periyot: gider?.periyot ?? 'ay',
  gun: (gider?.gun ?? 1) as number | string | null,
  baslangic: (gider?.baslangic ?? today()) as string | null,
  bitis: gider?.bitis ?? null,
});

/** A recurring cost: its name, amount, account and days. */
export function DuzenliGiderForm({ gider, onClose }: { gider: DuzenliGider | undefined; onClose: () => void }) {
  const { t } = useTranslation('duzenliGider');
  const form = useRecordForm({
    record: gider,
    read: async ({ id }) => (await readAnew(duzenliGiderCalls.list)).liste.find((one) => one.id === id),
    values: valuesOf,
    schema: duzenliGiderCalls.create.body,
    call: gider ? duzenliGiderCalls.update : duzenliGiderCalls.create,
    onSaved: onClose,
  });
  const periyot = useFormValue(form, 'periyot');
  const gun = useFormValue(form, 'gun');
  const kategoriID = useFormValue(form, 'kategoriID');

  return (
    <SidePanel opened onClose={onClose} title={t(gider ? 'form.duzenle' : 'form.yeni')} form={form}>
      <Stack gap="md">
        <TextInput label={t('form.adi')} placeholder={t('form.ornek')} data-autofocus key={form.key('adi')} {...form.getInputProps('adi')} />
        <MoneyInput label={t('form.tutar')} required key={form.key('tutar')} {...form.getInputProps('tutar')} />
        <SelectField
          label={t('form.periyot')}
          data={[
            { value: 'ay', label: t('form.ayda') },
            { value: 'hafta', label: t('form.haftada') },
          ]}
          value={periyot}
          onChange={(secilen) => {
            form.setFieldValue('periyot', secilen === 'hafta' ? 'hafta' : 'ay');
            form.setFieldValue('gun', 1);
          }}
        />
        {periyot === 'hafta' ? (
          <SelectField
            label={t('form.gun')}
            data={HAFTA_GUNLERI.map((no) => ({ value: String(no), label: haftaGunu(no) }))}
            value={String(gun)}
            error={form.errors.gun}
            onChange={(secilen) => form.setFieldValue('gun', Number(secilen))}
          />
        ) : (
          <NumberField label={t('form.ayinGunu')} description={t('form.ayinGunuAciklama')} min={1} max={31} key={form.key('gun')} {...form.getInputProps('gun')} />
        )}
        <TanimSecimi
          tur="odemeSekli"
          yeni={null}
          label={t('form.hesap')}
          uygun={isPara}
          key={form.key('odemeSekliID')}
          {...form.getInputProps('odemeSekliID')}
        />
        <TanimSecimi
          tur="kategori"
          label={t('form.kategori')}
          clearable
          uygun={({ gelirMi }) => gelirMi !== true}
          yeni={{ gelirMi: false }}
          value={kategoriID}
          error={form.errors.kategoriID}
          onChange={(id) => {
            form.setFieldValue('kategoriID', id);
            form.setFieldValue('altKategoriID', null);
          }}
        />
        <PersonelSecimi label={t('form.personel')} clearable required={kategoriID === PERSONEL_KATEGORISI} key={form.key('personelID')} {...form.getInputProps('personelID')} />
        <DateField label={t('form.baslangic')} key={form.key('baslangic')} {...form.getInputProps('baslangic')} />
        <DateField label={t('form.bitis')} description={t('form.bitisAciklama')} key={form.key('bitis')} {...form.getInputProps('bitis')} />
      </Stack>
    </SidePanel>
  );
}
