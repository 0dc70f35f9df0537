import { Button, Input } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../ui/FormSection.tsx';
import type { ZodForm } from '../../ui/form.ts';
import { PlusIcon } from 'lucide-react';
import { AdresSatiri } from './AdresSatiri.tsx';
import { newAdres, type MusteriDegerleri } from './form-values.ts';

/** Any number of addresses, each with a name of its own. */
export function AdresAlanlari({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const adresler = form.getValues().adresler;
  // The business requires an address, but no row exists to show the error.
  const eksik = adresler.length === 0 && form.errors['adresler.0.adres'];
  const add = () => form.insertListItem('adresler', newAdres(adresler.length === 0 ? t('evAdresi') : ''));
  return (
    <FormSection legend={t('bolum.adresler')}>
      {adresler.map(({ anahtar }, index) => (
        <AdresSatiri key={anahtar} form={form} index={index} onRemove={() => form.removeListItem('adresler', index)} />
      ))}
      {eksik && <Input.Error>{eksik}</Input.Error>}
      <div>
        <Button variant="subtle" size="compact-md" leftSection={<PlusIcon size={17} />} onClick={add}>
          {t('adresEkle')}
        </Button>
      </div>
    </FormSection>
  );
}
