import type { ReplyOf } from '@defter/contract/call.ts';
import { musteriCalls } from '@defter/contract/musteri.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../app/data/api.ts';
import { queryKeyOf } from '../../app/data/query.ts';
import { formatAy } from '../../ui/format.ts';

export type GecmisOlayi = ReplyOf<typeof musteriCalls.zamanCizgisi>['liste'][number];
const PAGE = 20;

/** A customer's timeline, page by page, grouped by month. */
export function useGecmis(musteriID: number) {
  const params = { id: musteriID };
  const query = useInfiniteQuery({
    queryKey: [...queryKeyOf(musteriCalls.zamanCizgisi, { params }), PAGE],
    queryFn: ({ pageParam, signal }) =>
      request(musteriCalls.zamanCizgisi, { params, query: { sayfa: pageParam, sayfaBoyutu: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ toplamKayit }, pages) => (pages.length * PAGE < toplamKayit ? pages.length + 1 : undefined),
  });
  const olaylar = query.data?.pages.flatMap(({ liste }) => liste) ?? [];
  return {
    aylar: groupByMonth(olaylar),
    shown: olaylar.length,
    total: query.data?.pages.at(-1)?.toplamKayit,
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    /** Undefined when everything is shown. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isMoreLoading: query.isFetchingNextPage,
  };
}

/** The events are ordered, so a month is a run of them. */
function groupByMonth(olaylar: readonly GecmisOlayi[]): { ay: string; olaylar: GecmisOlayi[] }[] {
  const aylar: { ay: string; olaylar: GecmisOlayi[] }[] = [];
  for (const olay of olaylar) {
    const ay = formatAy(olay.zaman);
    const last = aylar.at(-1);
    if (last?.ay === ay) last.olaylar.push(olay);
    else aylar.push({ ay, olaylar: [olay] });
  }
  return aylar;
}
