import type { HataKodu } from '@defter/contract/errors.ts';
import { useRef, useState } from 'react';
import { ApiHatasi } from '../../app/data/api.ts';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import type { RandevuDegerleri } from './form-values.ts';
import { lineOf } from './ziyaret.ts';

/** Refusals of a place and time, which another time answers. */
export const YER_RETLERI: readonly HataKodu[] = [
  'ayniSaatteRandevu', 'odaDolu', 'cihazDolu', 'personelYetersiz', 'personelIzinli', 'vardiyaDisinda', 'gunKapali', 'calismaSaatiDisinda', 'sutunKapali', 'gecmiseRandevu',
];

export type YerReddi = { kod: HataKodu; /** The line that was refused, 0 for the form's own. */ satir: number };

/**
 * The refusal of a save for its place, and the reasons for which places are taken all the same. Both hold until the line stands somewhere else. An
 * error of the field would not do: it goes as soon as the field is left, and with it the button that is being pressed.
 */
export function useYerReddi(form: ZodForm<RandevuDegerleri>) {
  const [ret, setRet] = useState<YerReddi & { yer: string }>();
  const nedenler = useRef(new Map<string, string>());
  // These subscriptions draw the refusal anew as its line moves.
  useFormValue(form, 'randevuSutunBaslikID');
  useFormValue(form, 'uygulayanPersonelID');
  useFormValue(form, 'baslangicSaat');
  useFormValue(form, 'bitisSaat');
  useFormValue(form, 'ekler');
  useFormValue(form, 'randevuTarihi');
  const yerOf = (satir: number) => placeOf(form.getValues(), satir);
  const valid = ret?.yer === yerOf(ret?.satir ?? 0) ? ret : undefined;

  return {
    ret: valid satisfies YerReddi | undefined,
    tell: (error: unknown) => {
      if (!(error instanceof ApiHatasi) || !YER_RETLERI.includes(error.kod)) return;
      const satir = lineOf(error);
      setRet({ kod: error.kod, satir, yer: yerOf(satir) });
    },
    /** The form has been put where its appointment was refused a moment ago. */
    tellFirst: (kod: HataKodu) => setRet({ kod, satir: 0, yer: yerOf(0) }),
    /** The reason for which a line may stand in its place although the place is taken or closed. */
    nedenOf: (satir: number): string | null => nedenler.current.get(yerOf(satir)) ?? null,
    /** Saves once more, with a reason for the line that was refused. */
    zorla: (neden: string) => {
      if (!valid) return;
      nedenler.current.set(valid.yer, neden);
      void form.complete();
    },
  };
}

/** The place of a line as a text, to be compared. */
function placeOf({ randevuSutunBaslikID, uygulayanPersonelID, randevuTarihi, baslangicSaat, bitisSaat, ekler }: RandevuDegerleri, satir: number): string {
  const { hizmet: _hizmet, ...ek } = ekler[satir - 1] ?? { hizmet: undefined };
  return JSON.stringify([satir, randevuTarihi, satir === 0 ? { randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat } : ek]);
}
