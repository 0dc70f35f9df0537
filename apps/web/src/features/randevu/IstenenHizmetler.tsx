import { RandevuHizmet } from '@defter/contract/randevu.ts';
import * as z from 'zod/mini';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../pickers/secilen-musteri.ts';
import { useSeanslar } from '../../pickers/use-seanslar.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import { HizmetSecimi } from './HizmetSecimi.tsx';

/** The fields that a form of a wish holds beside those that are saved. */
export const ISTENEN = { musteri: SECILEN_MUSTERI, hizmetler: z.array(RandevuHizmet) };

type Degerler = { musteri: SecilenMusteri | null; hizmetler: RandevuHizmet[]; altUrunIDler: number[] };

/** The wanted services: `hizmetler` is what the form shows, `altUrunIDler` what is saved. */
export function IstenenHizmetler({ form }: { form: Pick<ZodForm<Degerler>, 'useWatchValue' | 'setFieldValue'> }) {
  const musteri = useFormValue(form, 'musteri');
  const hizmetler = useFormValue(form, 'hizmetler');
  const { seanslar } = useSeanslar(musteri?.id);
  const choose = (secilen: RandevuHizmet[]) => {
    form.setFieldValue('hizmetler', secilen);
    form.setFieldValue('altUrunIDler', secilen.map(({ altUrunID }) => altUrunID));
  };
  return <HizmetSecimi value={hizmetler} seanslar={seanslar} onChange={choose} />;
}
