import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MusteriPicker, type SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import type { ZodForm } from '../../ui/form.ts';
import type { MusteriDegerleri } from './form-values.ts';

/** The customer who sent this one. */
export function TavsiyeEdenAlani({ form }: { form: ZodForm<MusteriDegerleri> }) {
  const { t } = useTranslation('musteri');
  const { tavsiyeEdenID, tavsiyeEden } = form.getValues().digerBilgiler;
  const [secilen, setSecilen] = useState<SecilenMusteri | null>(
    tavsiyeEdenID ? { id: Number(tavsiyeEdenID), adSoyad: tavsiyeEden, telefon: null } : null,
  );
  const choose = (musteri: SecilenMusteri | null) => {
    setSecilen(musteri);
    form.setFieldValue('digerBilgiler.tavsiyeEdenID', musteri?.id ?? null);
    form.setFieldValue('digerBilgiler.tavsiyeEden', musteri?.adSoyad ?? '');
  };
  return <MusteriPicker label={t('alan.tavsiyeEdenID')} required={false} value={secilen} onChange={choose} error={form.errors['digerBilgiler.tavsiyeEdenID']} />;
}
