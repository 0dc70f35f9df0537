import type { AnyCall, ParamsOf, QueryInput, ReplyOf } from '@defter/contract/call.ts';
import { isTarih } from '@defter/rules/tarih.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { List, ListState } from '../../ui/list.ts';
import { isOutage, type Answer, type ApiHatasi } from './api.ts';
import { useCall } from './query.ts';
import { readingRefusal } from './refusal.ts';
import { readTarih } from '../routing/read-tarih.ts';

type FilterValue = string | number | boolean | null;
// The till calls its rows `kasa` (spec 2§3.10), every other list `liste`.
type RowOf<C extends AnyCall> = ReplyOf<C> extends { liste: readonly (infer Row)[] } | { kasa: readonly (infer Row)[] } ? Row : never;

type UseListOptions<C extends AnyCall, F> = {
  /** The record that the list belongs to, for a call whose path names one. */
  params?: ParamsOf<C>;
  /** The initial order, as `ListState['sirala']`. */
  sirala?: string;
  sayfaBoyutu?: number;
  /** The fields of the rows that the screen shows; without them the rows come whole. */
  alanlar?: string;
  /** The filters of the screen with their initial values; other values stand in the address. */
  filtre?: F;
  /** False asks nothing, while the page shows its records in another way. */
  enabled?: boolean;
};

/**
 * The state of a paged list, kept in the address so that it can be shared, reloaded and reached by the browser's back, and the rows that belong to
 * it. Values of the address that the call cannot read fall back to the initial ones.
 *
 *     const list = useList(musteriCalls.list, { sirala: 'adSoyad', filtre: { durum: 'aktif' } });
 *     <DataTable list={list} … />   list.filter.durum   list.set({ durum: 'pasif' })
 */
export function useList<C extends AnyCall, F extends Record<string, FilterValue> = Record<never, never>>(
  call: C,
  { params: record, sirala, sayfaBoyutu = 25, alanlar, filtre = {} as F, enabled = true }: UseListOptions<C, F> = {},
): List<RowOf<C>, F> & { answer: Answer<C> | undefined; error: ApiHatasi | null; isReading: boolean } {
  const [params, setParams] = useSearchParams();
  const initial: Record<string, FilterValue | undefined> = { sayfa: 1, sayfaBoyutu, sirala, ara: '', ...filtre };
  const state = Object.fromEntries(
    Object.entries(initial).map(([name, first]) => [name, read(params.get(name), first)]),
  ) as ListState & F;

  const query = useCall(call, { params: record, query: { ...state, ara: state.ara || null, ...(alanlar !== undefined && { alanlar }) } as unknown as Partial<QueryInput<C>> }, { keep: true, enabled });
  const answer = query.data as { liste?: readonly RowOf<C>[]; kasa?: readonly RowOf<C>[]; toplamKayit: number } | undefined;

  const set = (change: Partial<ListState & F>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ sayfa: 1, ...change })) {
          if (value === initial[name] || value === undefined || value === null) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace: true },
    );

  const malformed = refusedOf(query.error).filter((name) => params.has(name) && name !== 'ara');
  useEffect(() => {
    if (malformed.length > 0) set(Object.fromEntries(malformed.map((name) => [name, initial[name]])) as Partial<ListState & F>);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` and `initial` are others at every render
  }, [malformed.join()]);
  // The rows stay when they cannot be read again, and the frame tells of that. A refusal, such as of a lost right, takes them away.
  const error = malformed.length > 0 || (query.data && isOutage(query.error)) ? null : query.error;

  const narrowing = ['ara', ...Object.keys(filtre)];
  return {
    /** The whole reply, for lists that answer more than rows. */
    answer: query.data,
    rows: answer?.liste ?? answer?.kasa ?? EMPTY,
    total: answer?.toplamKayit ?? 0,
    isPending: query.isPending || malformed.length > 0,
    isFetching: query.isPlaceholderData,
    /** True also while shown rows are read again. Only a screen that asks for it is drawn again when a reading has brought nothing new. */
    get isReading() {
      return query.isFetching;
    },
    error,
    refusal: error ? readingRefusal(error) : undefined,
    refetch: () => void query.refetch(),
    page: state.sayfa,
    pageSize: state.sayfaBoyutu,
    sort: state.sirala,
    search: state.ara,
    filter: state,
    isNarrowed: narrowing.some((name) => (state as typeof initial)[name] !== initial[name]),
    set,
    clear: () => set(Object.fromEntries(narrowing.map((name) => [name, initial[name]])) as Partial<ListState & F>),
  };
}

const EMPTY: readonly never[] = [];

/**
 * The parameters that the server could not read. Somebody typed them into the address, or an old link has them. The list then uses their initial
 * values. The text of the search box stays, and its refusal is shown. Days that can be read but break a rule, such as a period that is too long, were
 * chosen: their refusal has a code of its own and is shown too.
 */
const refusedOf = (error: ApiHatasi | null): string[] => (error?.kod === 'alanlarHatali' ? Object.keys(error.alanlar) : []);

/** Reads a text of the address as a value of the same kind as the initial one. */
function read(text: string | null, first: FilterValue | undefined): FilterValue | undefined {
  if (text === null) return first;
  if (typeof first === 'boolean') return text === 'true';
  // The panel computes with a day before the server has checked it.
  if (typeof first === 'string' && isTarih(first)) return readTarih(text) ?? first;
  if (typeof first === 'number' || (first === null && /^\d+$/.test(text))) return Number(text) || first;
  return text;
}
