import type { Randevu } from '@defter/contract/randevu.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { useTranslation } from 'react-i18next';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { readAranan } from '../../pickers/aranan.ts';
import { MusteriPicker } from '../../pickers/MusteriPicker.tsx';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import type { RandevuDegerleri } from './form-values.ts';
import { MusteriOzeti } from './MusteriOzeti.tsx';
import { OnayUyarisi } from './OnayUyarisi.tsx';

type RandevuMusterisiProps = {
  form: ZodForm<RandevuDegerleri>;
  randevu: Randevu | undefined;
  /** The day that counts while the form's own cannot be read. */
  ilkTarih: string;
  /** The summary of the customer waits. */
  bekle: boolean;
};

/** The customer of the appointment, with the summary for the desk, or somebody who is no customer yet. */
export function RandevuMusterisi({ form, randevu, ilkTarih, bekle }: RandevuMusterisiProps) {
  const { t } = useTranslation('randevu');
  const { kayitsizMusteriRandevuAlinsinMi } = useAyarlar();
  const musteri = useFormValue(form, 'musteri');
  const yazilanTarih = useFormValue(form, 'randevuTarihi');
  const tarih = yazilanTarih && isTarih(yazilanTarih) ? yazilanTarih : ilkTarih;
  return (
    <>
      <MusteriPicker
        label={t('musteri')}
        value={musteri}
        autoFocus={!musteri}
        error={form.errors.musteriID}
        onChange={(secilen) => {
          form.setFieldValue('musteri', secilen);
          form.setFieldValue('musteriID', secilen?.id ?? null);
          const { ad, soyad } = readAranan(secilen?.id === 0 ? secilen.adSoyad : '');
          form.setFieldValue('adi', ad);
          form.setFieldValue('soyadi', soyad);
        }}
        kayitsiz={!randevu && kayitsizMusteriRandevuAlinsinMi}
      />
      {musteri && musteri.id > 0 && <MusteriOzeti key={musteri.id} musteriID={musteri.id} tarih={tarih} haricID={randevu?.id} ziyaretID={randevu?.ziyaretID ?? null} bekle={bekle} />}
      {randevu?.onayEksikMi && musteri?.id === randevu.musteriID && <OnayUyarisi musteriID={randevu.musteriID} />}
      {musteri?.id === 0 && <PhoneInput label={t('kayitsizTelefon')} key={form.key('kayitsizTelefon')} {...form.getInputProps('kayitsizTelefon')} />}
    </>
  );
}
