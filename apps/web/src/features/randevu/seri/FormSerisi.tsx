import type { Randevu } from '@defter/contract/randevu.ts';
import { kalanSeans, type Seanslar } from '../../../pickers/use-seanslar.ts';
import type { ZodForm } from '../../../ui/form.ts';
import type { RandevuDegerleri } from '../form-values.ts';
import { SeriPaneli } from './SeriPaneli.tsx';

type FormSerisiProps = { form: ZodForm<RandevuDegerleri>; randevu: Randevu | undefined; seanslar: Seanslar; onBack: () => void; onSaved: () => void };

/** The series that repeats the appointment of a form. The button that leads here has asked for customer, column, day and times. */
export function FormSerisi({ form, randevu, seanslar, onBack, onSaved }: FormSerisiProps) {
  const { musteri, musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuTarihi, baslangicSaat, bitisSaat, randevuNotu, randevuHizmet } = form.getValues();
  const zaman = { randevuTarihi: randevuTarihi!, baslangicSaat: baslangicSaat!, bitisSaat: bitisSaat! };
  return (
    <SeriPaneli
      randevu={{ id: randevu?.id ?? 0, musteriID, randevuSutunBaslikID, uygulayanPersonelID, randevuNotu: randevuNotu || null, randevuHizmet, zaman }}
      kalanSeans={Math.min(...randevuHizmet.map(({ altUrunID }) => kalanSeans(seanslar, altUrunID)))}
      ozet={[musteri?.adSoyad, ...randevuHizmet.map(({ adi }) => adi)].filter(Boolean).join(' · ')}
      onBack={onBack}
      onSaved={onSaved}
    />
  );
}
