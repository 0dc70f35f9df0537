import type { AnyCall, ReplyOf } from '@defter/contract/call.ts';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Pages } from '../../ui/MoreRows.tsx';
import { type Answer, type ApiHatasi, type CallInput, request } from './api.ts';
import { queryKeyOf } from './query.ts';
import { readingRefusal } from './refusal.ts';

type PagedReply = { liste: readonly unknown[]; toplamKayit: number };
type PagedCall<C extends AnyCall> = ReplyOf<C> extends PagedReply ? C : never;

type UsePagesOptions = {
  /** False delays the request, for example until something is chosen. */
  enabled?: boolean;
  staleTime?: number;
};

/**
 * Reads a list that grows by a button (`MoreRows`), a page of `boyut` rows at each press. The answer is that of the newest page, with the rows of all
 * of them; after an event each page is read again. With other filters the shown rows stay until the new ones are there.
 *
 *     const { data, pages } = usePages(puanCalls.hareketler, { params: { id } }, 25);
 */
export function usePages<C extends AnyCall>(call: C & PagedCall<C>, { params, query }: Pick<CallInput<C>, 'params' | 'query'>, boyut: number, { enabled, staleTime }: UsePagesOptions = {}) {
  const result = useInfiniteQuery<Answer<C>, ApiHatasi, Answer<C>, readonly unknown[], number>({
    queryKey: [...queryKeyOf<AnyCall>(call, { params, query }), 'sayfalar', boyut],
    queryFn: ({ pageParam, signal }) => request<C>(call, { params, query: { ...query!, sayfa: pageParam, sayfaBoyutu: boyut } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * boyut < toplamOf(last) ? all.length + 1 : undefined),
    select: join<C>,
    placeholderData: keepPreviousData as never,
    enabled,
    ...(staleTime !== undefined && { staleTime }),
  });
  const { data, isPending, isLoading, isLoadingError, isPlaceholderData, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = result;
  const pages: Pages = {
    shown: data ? rowsOf(data).length : 0,
    total: data ? toplamOf(data) : 0,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoading: isFetchingNextPage || isPlaceholderData,
    isFailed: isFetchNextPageError,
    refusal: isFetchNextPageError && error ? readingRefusal(error) : undefined,
  };
  return { data, pages, isPending, isLoading, isLoadingError, error, refetch };
}

const rowsOf = (answer: object) => (answer as PagedReply).liste;
const toplamOf = (answer: object) => (answer as PagedReply).toplamKayit;
const join = <C extends AnyCall>({ pages }: InfiniteData<Answer<C>, number>): Answer<C> => ({ ...pages.at(-1)!, liste: pages.flatMap(rowsOf) });
