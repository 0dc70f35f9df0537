import { ilCalls } from '@defter/contract/il.ts';
import { useCall } from '../app/data/query.ts';

const toOptions = (liste: readonly { id: number; ad: string }[] = []) => liste.map(({ id, ad }) => ({ value: id, label: ad }));

/** The provinces and the districts of the chosen one, as a select box takes them. */
export function useYerler(ilID: number | null, enabled = true) {
  const iller = useCall(ilCalls.list, {}, { enabled, staleTime: Infinity });
  const ilceler = useCall(ilCalls.ilceler, { params: { id: ilID ?? 0 } }, { enabled: ilID !== null, staleTime: Infinity });
  return { iller: toOptions(iller.data?.liste), ilceler: toOptions(ilceler.data?.liste) };
}
