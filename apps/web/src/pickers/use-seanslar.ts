import { type PaketHakki, seansCalls } from '@defter/contract/seans.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { useMemo } from 'react';
import { usePages } from '../app/data/use-pages.ts';
import { useYetki } from '../app/session/yetki.ts';

/** As many as a customer's card shows at first, so that everybody reads the same answer. */
export const PAKET_SAYFASI = 100;

/**
 * The packages of a customer with sessions left, also those that are frozen, to those who see packages; undefined until they are
 * known, which `bekliyor` says is on its way.
 */
export function useAcikPaketler(musteriID: number | null | undefined): { paketler: PaketHakki[] | undefined; bekliyor: boolean } {
  const { can } = useYetki();
  const id = musteriID ?? 0;
  const { data, isLoading } = usePages(seansCalls.paketler, { params: { id } }, PAKET_SAYFASI, { enabled: id > 0 && can(seansCalls.paketler.yetki) });
  const paketler = useMemo(() => data?.liste.filter(({ durum }) => durum === 'acik' || durum === 'donuk'), [data]);
  return { paketler, bekliyor: isLoading };
}

/** What a customer may use today of each service, from the package that ends first on, as the server takes it. */
export type Seanslar = ReadonlyMap<number, readonly PaketHakki[]>;

/** The same by service. Nothing of whom nobody has chosen, or whose packages the person may not see. */
export function useSeanslar(musteriID: number | null | undefined): { seanslar: Seanslar; bekliyor: boolean } {
  const { paketler, bekliyor } = useAcikPaketler(musteriID);
  const seanslar = useMemo(() => {
    const acik = (paketler ?? []).filter(({ durum, kalan }) => durum === 'acik' && kalan > 0);
    return groupBy(acik.toSorted((a, b) => (a.bitis ?? '9').localeCompare(b.bitis ?? '9') || a.id - b.id), ({ altUrunID }) => altUrunID);
  }, [paketler]);
  return { seanslar, bekliyor };
}

/** How many sessions of a service are left. */
export const kalanSeans = (seanslar: Seanslar, altUrunID: number): number => (seanslar.get(altUrunID) ?? []).reduce((toplam, { kalan }) => toplam + kalan, 0);
