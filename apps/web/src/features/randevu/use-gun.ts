import { randevuCalls, type Randevu } from '@defter/contract/randevu.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { readTarih } from '../../app/routing/read-tarih.ts';
import { useToday } from '../../ui/today.ts';
import { gunQuery } from './gun-query.ts';

const NONE: readonly Randevu[] = [];

/** The day that is shown, kept in the address, with its columns, hours and appointments. */
export function useGun() {
  const bugun = useToday();
  const [params, setParams] = useSearchParams();
  const tarih = readTarih(params.get('tarih')) ?? bugun;

  const basliklar = useCall(randevuCalls.basliklar, { query: { tumu: false } }, { staleTime: 5 * 60_000 });
  const ayarlar = useCall(randevuCalls.ayarlar, {}, { staleTime: 5 * 60_000 });
  const randevular = useCall(randevuCalls.list, { query: gunQuery(tarih) }, { keep: true });

  // Those of the kind that the settings name come first, each kind in its own order.
  const ilkTip = ayarlar.data?.ayarlar.randevuBasligi;
  const liste = basliklar.data?.liste;
  const sirali = useMemo(() => liste?.toSorted((a, b) => Number(b.sutunBaslikTipi === ilkTip) - Number(a.sutunBaslikTipi === ilkTip)), [liste, ilkTip]);

  const goTo = (gun: Tarih) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (gun === bugun) next.delete('tarih');
        else next.set('tarih', gun);
        return next;
      },
      { replace: true },
    );

  return {
    tarih,
    bugun,
    goTo,
    basliklar: sirali,
    ayarlar: ayarlar.data?.ayarlar,
    randevular: randevular.data?.liste ?? NONE,
    isPending: basliklar.isPending || ayarlar.isPending || randevular.isPending,
    isStale: randevular.isPlaceholderData,
    failed: basliklar.isError || ayarlar.isError || randevular.isError,
    refetch: () => void Promise.all([basliklar.refetch(), ayarlar.refetch(), randevular.refetch()]),
  };
}
