import type { Randevu } from '@defter/contract/randevu.ts';
import { isSaat, toDakika } from '@defter/rules/saat.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { useEffect } from 'react';
import { useFormValue, type ZodForm } from '../../ui/form.ts';
import type { GunHedefi } from './calendar/types.ts';
import type { RandevuDegerleri } from './form-values.ts';

type TaslakYeriProps = { form: ZodForm<RandevuDegerleri>; randevu: Randevu | undefined; onYer: (yerler: readonly GunHedefi[]) => void };

/** Tells the calendar the places of all lines of the form, so that it shows them; a line that stands where it is saved has its block there. */
export function TaslakYeri({ form, randevu, onYer }: TaslakYeriProps) {
  const sutunID = useFormValue(form, 'randevuSutunBaslikID');
  const tarih = useFormValue(form, 'randevuTarihi');
  const baslangicSaat = useFormValue(form, 'baslangicSaat');
  const bitisSaat = useFormValue(form, 'bitisSaat');

  const ekler = useFormValue(form, 'ekler');

  useEffect(() => {
    const ilk = placeOf({ sutunID, tarih, baslangicSaat, bitisSaat }, randevu);
    const sonrakiler = ekler.map((satir) => placeOf({ ...satir, sutunID: satir.randevuSutunBaslikID, tarih }, undefined));
    onYer([ilk, ...sonrakiler].filter((yer) => yer !== undefined));
  }, [sutunID, tarih, baslangicSaat, bitisSaat, ekler, randevu, onYer]);
  useEffect(() => () => onYer([]), [onYer]);
  return null;
}

type Yazilan = { sutunID: number | null; tarih: string | null; baslangicSaat: string | null; bitisSaat: string | null };

function placeOf({ sutunID, tarih, baslangicSaat, bitisSaat }: Yazilan, randevu: Randevu | undefined): GunHedefi | undefined {
  if (sutunID === null || !tarih || !isTarih(tarih) || !baslangicSaat || !isSaat(baslangicSaat) || !bitisSaat || !isSaat(bitisSaat)) return undefined;
  const yer = { sutunID, tarih, baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) };
  const isSaved = randevu?.randevuSutunBaslikID === sutunID && randevu.randevuTarihi === tarih && randevu.baslangicSaat === baslangicSaat && randevu.bitisSaat === bitisSaat;
  return isSaved || yer.bitis <= yer.baslangic ? undefined : yer;
}
