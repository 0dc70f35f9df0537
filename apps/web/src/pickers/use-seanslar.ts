import { type PaketHakki, seansCalls } from '@defter/contract/seans.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { useMemo } from 'react';
import { usePages } from '../app/data/use-pages.ts';
import { useYetki } from '../app/session/yetki.ts';

/** The page size of the first view of a customer's card, so that all share one cached answer. */
export const PAKET_SAYFASI = 100;

/**
 * The packages of a customer with sessions left, frozen ones included, for people who may see packages; undefined until they are known. `bekliyor`
 * says that they are being read.
 */
export function useAcikPaketler(musteriID: number | null | undefined): { paketler: PaketHakki[] | undefined; bekliyor: boolean } {
  const { can } = useYetki();
  const id = musteriID ?? 0;
  const { data, isLoading } = usePages(seansCalls.paketler, { params: { id } }, PAKET_SAYFASI, { enabled: id > 0 && can(seansCalls.paketler.yetki) });
  const paketler = useMemo(() => data?.liste.filter(({ durum }) => durum === 'acik' || durum === 'donuk'), [data]);
  return { paketler, bekliyor: isLoading };
}

/** A customer's usable packages of today by service, the one that ends first in front, as the server takes them. */
export type Seanslar = ReadonlyMap<number, readonly PaketHakki[]>;

/** The usable packages by service. Empty without a customer, or without the right to see packages. */
export function useSeanslar(musteriID: number | null | undefined): { seanslar: Seanslar; bekliyor: boolean } {
  const { paketler, bekliyor } = useAcikPaketler(musteriID);
  const seanslar = useMemo(() => {
    const acik = (paketler ?? []).filter(({ durum, kalan }) => durum === 'acik' && kalan > 0);
    return groupBy(acik.toSorted((a, b) => (a.bitis ?? '9').localeCompare(b.bitis ?? '9') || a.id - b.id), ({ altUrunID }) => altUrunID);
  }, [paketler]);
  return { seanslar, bekliyor };
}

/** The sessions of a service that are left. */
export const kalanSeans = (seanslar: Seanslar, altUrunID: number): number => (seanslar.get(altUrunID) ?? []).reduce((toplam, { kalan }) => toplam + kalan, 0);
