import type { Randevu } from '@defter/contract/randevu.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { useEffect, useRef } from 'react';
import type { ZodForm } from '../../ui/form.ts';
import type { GunHedefi } from './calendar/types.ts';
import { bitisOf, type RandevuDegerleri, valuesOf } from './form-values.ts';
import type { RandevuPaneliProps } from './RandevuPaneli.tsx';
import { useSure } from './use-sure.ts';
import { type EkSatir, shifted } from './ziyaret.ts';

/** The place of the first line of the form. */
export type FormYeri = Pick<RandevuDegerleri, 'randevuSutunBaslikID' | 'randevuTarihi' | 'baslangicSaat' | 'bitisSaat'>;

type Girdi = Pick<RandevuPaneliProps, 'hedef' | 'ayarlar'> & { form: ZodForm<RandevuDegerleri>; randevu: Randevu | undefined };

/** Moves the form: to the place that people press in the calendar, to a proposed time, or as its services get longer. Further lines follow. */
export function useFormYeri({ form, randevu, hedef, ayarlar }: Girdi) {
  const place = (yer: Partial<FormYeri>) => {
    const { bitisSaat: once } = form.getValues();
    for (const [alan, deger] of Object.entries(yer)) form.setFieldValue(alan as keyof FormYeri, deger);
    const { bitisSaat: sonra, ekler } = form.getValues();
    if (ekler.length > 0 && once && sonra && isSaat(once) && isSaat(sonra)) form.setFieldValue('ekler', shifted(ekler, toDakika(sonra) - toDakika(once)));
  };

  const { onChange: tellBaslangic, ...baslangic } = form.getInputProps('baslangicSaat');
  const endOf = useSure();
  /** The typed text stays in its field, so the field is told of the time and not set. */
  const begin = (saat: string | null) => {
    const bitisSaat = endOf(form.getValues(), saat);
    tellBaslangic(saat);
    if (bitisSaat) place({ bitisSaat });
  };

  const drawn = useRef(hedef);
  useEffect(() => {
    if (!hedef || hedef === drawn.current) return;
    drawn.current = hedef;
    const { randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat } = valuesOf(undefined, {
      musteri: null,
      hedef: randevu ? withLength(hedef, randevu) : hedef,
      tarih: hedef.tarih,
      basliklar: [],
    });
    const bitis = randevu ? undefined : bitisOf(baslangicSaat, form.getValues().randevuHizmet, ayarlar);
    place({ randevuSutunBaslikID, randevuTarihi, baslangicSaat, bitisSaat: bitis ?? bitisSaat });
  });

  return {
    place,
    /** The props for the field of the begin: the end follows it, and the length stays. */
    baslangicAlani: { ...baslangic, onChange: begin },
    /** Changes one further line, and clears the errors of the changed fields. */
    placeEk: (index: number, degisen: Partial<EkSatir>) => {
      form.setFieldValue('ekler', form.getValues().ekler.with(index, { ...form.getValues().ekler[index]!, ...degisen }));
      for (const alan of Object.keys(degisen)) form.clearFieldError(`ekler.${index}.${alan}`);
    },
    /** The end follows the services until somebody sets it by hand. */
    followHizmetler: (secilen: RandevuDegerleri['randevuHizmet']) => {
      const bitisSaat = bitisOf(form.getValues().baslangicSaat, secilen, ayarlar);
      if (bitisSaat) place({ bitisSaat });
    },
  };
}

/** A place with the length that an appointment has. */
const withLength = (hedef: GunHedefi, { baslangicSaat, bitisSaat }: Randevu): GunHedefi => ({ ...hedef, bitis: Math.min(hedef.baslangic + toDakika(bitisSaat) - toDakika(baslangicSaat), 24 * 60) });
