import { useFormValue, type ZodForm } from '../ui/form.ts';
import { MusteriPicker, type SecilenMusteri } from './MusteriPicker.tsx';

type Degerler = { musteri: SecilenMusteri | null; musteriID: number | null };
type MusteriSecimiProps = { label: string; form: Pick<ZodForm<Degerler>, 'useWatchValue' | 'setFieldValue' | 'errors'> };

/** The customer of a form: `musteri` is what the picker shows, `musteriID` what is saved. */
export function MusteriSecimi({ label, form }: MusteriSecimiProps) {
  const musteri = useFormValue(form, 'musteri');
  const choose = (secilen: SecilenMusteri | null) => {
    form.setFieldValue('musteri', secilen);
    form.setFieldValue('musteriID', secilen?.id ?? null);
  };
  return <MusteriPicker label={label} value={musteri} autoFocus={!musteri} error={form.errors.musteriID} onChange={choose} />;
}
