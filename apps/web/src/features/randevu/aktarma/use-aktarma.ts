import { type AktarilacakRandevu, aktarmaCalls } from '@defter/contract/aktarma.ts';
import type { RandevuBasligi } from '@defter/contract/randevu.ts';
import type { OncekiYer } from '@defter/contract/randevu-yeri.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { useState } from 'react';
import { useCall, useSave } from '../../../app/data/query.ts';

/** An appointment and where it goes; null stays. */
export type AktarmaSatiri = AktarilacakRandevu & { hedef: number | null };

/** The day of one column, to whom it is given, and what stands in the way of each. */
export function useAktarma({ ilk, basliklar }: { ilk: { sutunID: number | null; tarih: string }; basliklar: readonly RandevuBasligi[] }, onDone: (oncekiler: OncekiYer[]) => void) {
  const [kaynak, setKaynak] = useState(ilk.sutunID);
  const [tarih, setTarih] = useState<string | null>(ilk.tarih);
  const [hedefler, setHedefler] = useState<number[]>([]);
  const [secimler, setSecimler] = useState<ReadonlyMap<number, number | null>>(new Map());
  const isWhole = kaynak !== null && tarih !== null && isTarih(tarih);
  const { data, isPending, isLoadingError, error, isPlaceholderData, refetch } = useCall(
    aktarmaCalls.list,
    { query: { tarih, randevuSutunBaslikID: kaynak, hedefler } },
    { enabled: isWhole, keep: true },
  );
  const aktar = useSave(aktarmaCalls.aktar, { notice: false });

  const satirlar: AktarmaSatiri[] = (isWhole ? (data?.liste ?? []) : []).map((randevu) => {
    const free = hedefler.filter((id) => randevu.engeller.some(({ randevuSutunBaslikID, engel }) => randevuSutunBaslikID === id && engel === null));
    const chosen = secimler.get(randevu.id);
    // Without a choice the appointment goes to the first column that can take it.
    return { ...randevu, hedef: chosen === null || (chosen !== undefined && free.includes(chosen)) ? chosen : (free[0] ?? null) };
  });
  /** An appointment that the colleague performs in a room stays in that room. */
  const goalOf = ({ randevuSutunBaslikID, hedef, kaynakSutunID }: AktarmaSatiri) => {
    if (kaynakSutunID !== null) return { randevuSutunBaslikID: hedef, kaynakSutunID };
    const personelID = basliklar.find(({ id }) => id === hedef)?.personelID ?? null;
    return randevuSutunBaslikID === kaynak || personelID === null ? { randevuSutunBaslikID: hedef } : { personelID };
  };
  const gidenler = satirlar.filter(({ hedef }) => hedef !== null);

  return {
    kaynak,
    setKaynak: (sutunID: number | null) => {
      setKaynak(sutunID);
      setHedefler(hedefler.filter((id) => id !== sutunID));
    },
    tarih,
    setTarih,
    hedefler,
    setHedefler,
    satirlar,
    gidenler,
    failed: isLoadingError,
    reading: { error, refetch },
    isPending: isWhole && (isPending || isPlaceholderData),
    busy: aktar.isPending,
    choose: (id: number, hedef: number | null) => setSecimler((before) => new Map(before).set(id, hedef)),
    isDirty: () => hedefler.length > 0,
    send: () =>
      aktar.mutate(
        { body: { randevuID: gidenler.map((satir) => ({ id: satir.id, ...goalOf(satir) })) } },
        { onSuccess: ({ oncekiler }) => onDone(oncekiler) },
      ),
  };
}
