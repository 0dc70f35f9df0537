import type { AnyCall } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
import { topicOf, topicsOf, touchedBy } from '@defter/contract/konu.ts';
import {
  keepPreviousData,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { notice } from '../../ui/notice.ts';
import { ApiHatasi, isOutage, request, type Answer, type CallInput } from './api.ts';
import { answered, describeBody, keyFor, type KeyedBody } from './idempotency.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Changes of other desks arrive as events, so a screen may be shown again unchanged within half a minute.
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && isOutage(error),
    },
    // Offline, an act fails at once and says so. The library would hold it back and send it later, when nobody expects it any more.
    mutations: { networkMode: 'always' },
  },
});

/** Cache key of a call. The topic comes first, so that `['musteri']` reaches everything about the customers. */
export const queryKeyOf = <C extends AnyCall>(call: C, { params, query, body }: CallInput<C> = {}) =>
  [topicOf(call), call.path, params ?? null, query ?? body ?? null] as const;

type UseCallOptions = {
  /** False delays the request, for example until something is chosen. */
  enabled?: boolean;
  /** Shows the previous page while the next one is loading. */
  keep?: boolean;
  /** Milliseconds between repetitions. */
  every?: number;
  staleTime?: number;
  /** Asks once when it is opened, and never again by itself. For calls that leave a trace in the record log, or whose answer can be had only once. */
  once?: boolean;
};

/** Reads a call: `const { data, isPending, error } = useCall(musteriCalls.get, { params: { id } })`. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> = {},
  { enabled, keep, every, staleTime, once }: UseCallOptions = {},
): UseQueryResult<Answer<C>, ApiHatasi> {
  return useQuery<Answer<C>, ApiHatasi>({
    // Outside its topic, so that an event of another desk does not ask again.
    queryKey: once ? ['once', ...queryKeyOf(call, input)] : queryKeyOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal }),
    enabled,
    ...(once && { staleTime: Infinity, gcTime: 0 }),
    // A present key counts even when it is undefined: it would hide the default.
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval: every,
    refetchIntervalInBackground: every !== undefined,
    placeholderData: keep ? (keepPreviousData as never) : undefined,
  });
}

/** Whether the first answer of a reading is on its way. A failed try is not waited for. */
export const isComing = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean => isLoading && failureCount === 0;

/** Whether anything of a path is in the cache or on its way; a query behind the path does not matter. */
export const isAsked = (path: string): boolean => {
  const [call] = path.split('?');
  return queryClient.getQueryCache().getAll().some(({ queryKey }) => queryKey[1] === call);
};

/** Reads a call ahead of the page that will show it, unless it is in the cache. Resolves on a failure too, which the page will show. */
export async function prefetch<C extends AnyCall>(call: C, input: CallInput<C> = {}): Promise<void> {
  const queryKey = queryKeyOf(call, input);
  if (queryClient.getQueryData(queryKey) === undefined) await queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => request(call, input, { signal }) });
}

export type UseSaveOptions = {
  /** False shows no message of success. */
  notice?: boolean;
  /** Refusals that the screen handles itself; `mutate` shows no message for them. */
  asked?: readonly HataKodu[];
  /** True where several calls may be on their way, each an act of its own: sending one keeps the refusals of the others. */
  apart?: boolean;
  /** How long the success text stays; 2 unless the specification says otherwise (spec 1§8, 2§8). */
  seconds?: 2 | 2.5 | 5;
};

/**
 * Shows a refusal with the message of the first wrong field, for screens whose form does not show it, as `mutate` does by itself:
 * `save.mutateAsync(input).catch(tell)`.
 */
export const tell = ({ kod, alanlar, veri }: ApiHatasi) => notice.failure(Object.values(alanlar)[0] ?? kod, veri);

/** Shows a failure and throws it again: `await save.mutateAsync(input).catch(tellFailure)`. */
export function tellFailure(error: unknown): never {
  if (error instanceof ApiHatasi) tell(error);
  throw error;
}

/** Another desk was first, so the data on the screen is stale. */
const ESKIMIS: readonly HataKodu[] = ['kayitDegismis', 'kaporaAlinmis', 'hesapDegismis'];

/**
 * Writes by a POST, PUT or DELETE call, shows the success and refetches the topics that the contract names. `mutate(input)` shows failures too;
 * `mutateAsync(input)` leaves them to the caller, such as a form.
 */
export function useSave<C extends AnyCall>(
  call: C,
  { notice: tells = true, asked = [], apart = false, seconds }: UseSaveOptions = {},
): UseMutationResult<Answer<C>, ApiHatasi, CallInput<C>> {
  const client = useQueryClient();
  const keyed = useRef<KeyedBody>(undefined);
  /** The body that a button has sent and that has no answer yet. */
  const pressed = useRef<string>(undefined);
  const refused = useRef<string>(undefined);
  const withdrawRefusal = () => {
    if (refused.current) notice.close(refused.current);
    refused.current = undefined;
  };
  const mutation = useMutation<Answer<C>, ApiHatasi, CallInput<C>>({
    mutationFn: (input) => {
      // Trying again withdraws the refusal of the last try, so that refusals do not pile up.
      withdrawRefusal();
      keyed.current = keyFor(input.body, keyed.current);
      return request(call, input, { idempotencyKey: keyed.current.key });
    },
    onSettled: (_answer, _error, input) => {
      if (pressed.current === describeBody(input)) pressed.current = undefined;
    },
    onError: ({ kod, alanlar }) => {
      if (!apart) refused.current = Object.values(alanlar)[0] ?? kod;
      if (ESKIMIS.includes(kod)) void client.invalidateQueries({ queryKey: [topicOf(call)] });
    },
    onSuccess: (answer) => {
      // A refusal that arrived while this was on its way no longer holds.
      withdrawRefusal();
      keyed.current = answered(keyed.current);
      if (tells && answer.message) notice.success(answer.message, { seconds });
      for (const topic of touchedBy([topicOf(call), ...topicsOf(call)])) void client.invalidateQueries({ queryKey: [topic] });
    },
  });
  const mutate: typeof mutation.mutate = (input, options) => {
    // The second half of a double click comes before the button is drawn as busy.
    const sent = describeBody(input);
    if (pressed.current === sent) return;
    pressed.current = sent;
    // The caller's own callbacks end with its component, and with its next act. A refusal is shown all the same.
    mutation.mutateAsync(input, options).catch((error: ApiHatasi) => {
      if (!asked.includes(error.kod)) tell(error);
    });
  };
  return { ...mutation, mutate };
}
