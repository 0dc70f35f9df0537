import { tanimCalls, type TanimSatiri, type TanimTuru } from '@defter/contract/tanim.ts';
import { useCall } from '../app/data/query.ts';

const KEPT = 5 * 60_000;
const EMPTY: readonly never[] = [];

const useHepsi = () => useCall(tanimCalls.hepsi, {}, { staleTime: KEPT }).data;

/** Whether the lists have been read. Until then, or if that fails, an entry that is not offered may exist all the same. */
export const useTanimlarBilinir = (): boolean => useHepsi() !== undefined;

/**
 * The entries of a kind of definition, those out of use among them. All lists come by one call and stay: a form with
 * ten select boxes asks once, and a change at another desk is heard of.
 *
 *     const gruplar = useTanimlar('musteriGrubu');
 */
export function useTanimlar<T extends TanimTuru>(tur: T): readonly TanimSatiri<T>[] {
  const data = useHepsi();
  const tanimlar: { readonly [K in TanimTuru]: readonly TanimSatiri<K>[] } | undefined = data?.tanimlar;
  return tanimlar?.[tur] ?? EMPTY;
}
