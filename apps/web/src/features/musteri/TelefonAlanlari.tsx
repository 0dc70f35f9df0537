import { Button, Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { PlusIcon } from 'lucide-react';
import { newTelefon, type MusteriDegerleri } from './form-values.ts';
import { TelefonSatiri } from './TelefonSatiri.tsx';

type TelefonAlanlariProps = { form: ZodForm<MusteriDegerleri>; musteriID: number };

/** Any number of phones, one of them the default. */
export function TelefonAlanlari({ form, musteriID }: TelefonAlanlariProps) {
  const { t } = useTranslation('musteri');
  const satirlar = form.getValues().musteriTelefon;
  // The business requires a phone, but no line exists to show the error.
  const eksik = satirlar.length === 0 && form.errors['musteriTelefon.0.telefon'];

  const makeDefault = (secilen: number) =>
    form.setFieldValue('musteriTelefon', satirlar.map((satir, index) => ({ ...satir, varsayilanMi: index === secilen })));
  const remove = (index: number) => {
    form.removeListItem('musteriTelefon', index);
    const kalanlar = satirlar.toSpliced(index, 1);
    if (satirlar[index]?.varsayilanMi) form.setFieldValue('musteriTelefon', kalanlar.map((satir, sira) => ({ ...satir, varsayilanMi: sira === 0 })));
  };

  return (
    <FormSection legend={t('bolum.telefonlar')}>
      {satirlar.map((satir, index) => (
        <TelefonSatiri
          key={satir.anahtar}
          form={form}
          index={index}
          musteriID={musteriID}
          onDefault={satirlar.length > 1 ? () => makeDefault(index) : undefined}
          onRemove={() => remove(index)}
        />
      ))}
      {eksik && <Input.Error>{eksik}</Input.Error>}
      <div>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<PlusIcon size={17} />}
          onClick={() => form.insertListItem('musteriTelefon', newTelefon('', satirlar.length === 0))}
        >
          {t('telefonEkle')}
        </Button>
      </div>
    </FormSection>
  );
}
