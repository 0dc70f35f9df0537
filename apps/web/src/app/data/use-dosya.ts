import type { AnyCall } from '@defter/contract/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestDosya, type ApiHatasi, type CallInput } from './api.ts';
import { queryKeyOf } from './query.ts';

const KEPT = 10 * 60_000;

/**
 * A file of the server as an address for an `<img>`, which cannot send the token itself. The address is good in this
 * tab only, and only while somebody shows it.
 *
 *     const { adres } = useDosya(fotografCalls.resim, { params: { fotografAdi }, query: { boy: 'kucuk' } });
 */
export function useDosya<C extends AnyCall>(call: C, input: CallInput<C>): { adres: string | undefined; error: ApiHatasi | null; refetch: () => void } {
  const { data, error, refetch } = useQuery<Blob, ApiHatasi>({
    // Outside the call's topic: a file never changes, so an event must not fetch it again.
    queryKey: ['dosya', ...queryKeyOf(call, input)],
    queryFn: ({ signal }) => requestDosya(call, input, { signal }),
    staleTime: Infinity,
    gcTime: KEPT,
  });
  const [adres, setAdres] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    setAdres(url);
    return () => URL.revokeObjectURL(url);
  }, [data]);
  return { adres: data && adres, error, refetch: () => void refetch() };
}
