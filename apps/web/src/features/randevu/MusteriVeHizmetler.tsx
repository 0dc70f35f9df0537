import type { Randevu } from '@defter/contract/randevu.ts';
import { useState } from 'react';
import type { Seanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { kayitOf, type RandevuDegerleri } from './form-values.ts';
import { HizmetSecimi, type SecilenHizmet } from './HizmetSecimi.tsx';
import { RandevuMusterisi } from './RandevuMusterisi.tsx';

type MusteriVeHizmetlerProps = {
  form: ZodForm<RandevuDegerleri>;
  randevu: Randevu | undefined;
  /** The day that counts while the form's own cannot be read. */
  ilkTarih: string;
  seanslar: Seanslar;
  /** Tells of the chosen services, once the form has them. */
  onHizmetler: (secilen: SecilenHizmet[]) => void;
};

/** Who comes, and for what. While the list of services is open, the summary of the customer above it waits, because it would move the list. */
export function MusteriVeHizmetler({ form, randevu, ilkTarih, seanslar, onHizmetler }: MusteriVeHizmetlerProps) {
  const [listeAcik, setListeAcik] = useState(false);
  const hizmetler = useFormValue(form, 'randevuHizmet');
  const choose = (secilen: SecilenHizmet[]) => {
    form.setFieldValue('randevuHizmet', kayitOf(secilen));
    onHizmetler(secilen);
  };
  return (
    <>
      <RandevuMusterisi form={form} randevu={randevu} ilkTarih={ilkTarih} bekle={listeAcik} />
      <HizmetSecimi value={hizmetler} seanslar={seanslar} onChange={choose} onList={setListeAcik} />
    </>
  );
}
