import { seansCalls } from '@defter/contract/seans.ts';
import { useMemo } from 'react';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';

const HEPSI = { sayfaBoyutu: 100 };

/** How many sessions a customer still owns of each service. None of whom nobody has chosen, or whose packages the person may not see. */
export function useSeanslar(musteriID: number | null | undefined): ReadonlyMap<number, number> {
  const { can } = useYetki();
  const enabled = musteriID != null && musteriID > 0 && can(seansCalls.paketler.yetki);
  const { data } = useCall(seansCalls.paketler, { params: { id: musteriID ?? 0 }, query: HEPSI }, { enabled });
  return useMemo(() => {
    const seanslar = new Map<number, number>();
    for (const { altUrunID, kalan, durum } of (enabled && data?.liste) || []) {
      if (durum === 'acik' && kalan > 0) seanslar.set(altUrunID, (seanslar.get(altUrunID) ?? 0) + kalan);
    }
    return seanslar;
  }, [enabled, data]);
}
