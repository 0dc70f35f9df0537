import { type MusteriFiyati, musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { formatTL } from '@defter/rules/para.ts';
import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAnew } from '../../../app/data/read-anew.ts';
import { useRecordForm } from '../../../app/data/use-record-form.ts';
import { useUrunler } from '../../../pickers/use-urunler.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useFormValue } from '../../../ui/form.ts';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { SidePanel } from '../../../ui/SidePanel.tsx';

type FiyatFormProps = { musteriID: number; /** The price that is changed. */ fiyat: MusteriFiyati | undefined; onClose: () => void };

const valuesOf = (fiyat: MusteriFiyati | undefined, musteriID: number) => ({
  id: fiyat?.id ?? 0,
  surum: fiyat?.surum ?? null,
  musteriID,
  altUrunID: (fiyat?.altUrunID ?? null) as number | null,
  fiyat: (fiyat?.fiyat ?? null) as number | string | null,
  bitis: (fiyat?.bitis ?? null) as string | null,
});

/** A price that was agreed with a customer; a saved one keeps its product. */
export function FiyatForm({ musteriID, fiyat, onClose }: FiyatFormProps) {
  const { t } = useTranslation('musteri');
  const [ara, setAra] = useState('');
  const { urunler } = useUrunler({ ara });
  const form = useRecordForm({
    record: fiyat,
    read: async ({ id }) => (await readAnew(musteriFiyatiCalls.list, { params: { id: musteriID } })).liste.find((one) => one.id === id),
    values: (record: MusteriFiyati | undefined) => valuesOf(record, musteriID),
    schema: musteriFiyatiCalls.create.body,
    call: fiyat ? musteriFiyatiCalls.update : musteriFiyatiCalls.create,
    onSaved: onClose,
  });
  const altUrunID = useFormValue(form, 'altUrunID');
  const secili = urunler.find(({ id }) => id === altUrunID);
  const liste = fiyat?.listeFiyati ?? secili?.fiyat;

  return (
    <SidePanel opened onClose={onClose} title={fiyat?.adi ?? t('ozelFiyat.yeni')} form={form}>
      <Stack gap="md">
        {!fiyat && (
          <Select
            label={t('ozelFiyat.ne')}
            placeholder={t('ozelFiyat.secin')}
            searchable
            required
            data-autofocus
            onSearchChange={setAra}
            data={urunler.map(({ id, adi }) => ({ value: String(id), label: adi }))}
            {...form.getInputProps('altUrunID')}
            value={altUrunID === null ? null : String(altUrunID)}
            onChange={(id) => form.setFieldValue('altUrunID', id === null ? null : Number(id))}
          />
        )}
        <MoneyInput
          label={t('ozelFiyat.fiyat')}
          description={liste === undefined ? undefined : t('ozelFiyat.liste', { fiyat: formatTL(liste) })}
          required
          key={form.key('fiyat')}
          {...form.getInputProps('fiyat')}
        />
        <DateField label={t('ozelFiyat.bitis')} description={t('ozelFiyat.bitisAciklama')} key={form.key('bitis')} {...form.getInputProps('bitis')} />
      </Stack>
    </SidePanel>
  );
}
