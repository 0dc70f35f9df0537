import type { AnyCall } from '@defter/contract/call.ts';
import type { HataKodu } from '@defter/contract/errors.ts';
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
import { ApiHatasi, request, type Answer, type CallInput } from './api.ts';
import { answered, describeBody, keyFor, type KeyedBody } from './idempotency.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Other desks' changes arrive as events; within half a minute a screen may be shown again as it was.
      staleTime: 30_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && error instanceof ApiHatasi && (error.status === 0 || error.status >= 500),
    },
  },
});

/** First segment of a call's path, in lower case: the topic that server events and caches are told by. */
const topicOf = (call: AnyCall): string => call.path.split('/')[1]?.toLowerCase() ?? '';

/** Cache key of a call: topic first, so that `['musteri']` reaches everything of the customers. */
export const queryKeyOf = <C extends AnyCall>(call: C, { params, query, body }: CallInput<C> = {}) =>
  [topicOf(call), call.path, params ?? null, query ?? body ?? null] as const;

type UseCallOptions = {
  /** False waits with the request, for example until something is chosen. */
  enabled?: boolean;
  /** Shows the page before while the next one is on its way. */
  keep?: boolean;
  /** Milliseconds between repetitions. */
  every?: number;
  staleTime?: number;
  /** Asks when it is opened and never again by itself: for what leaves a trace in the record log, or may be gone by its own doing. */
  once?: boolean;
};

/** Reads by a call: `const { data, isPending, error } = useCall(musteriCalls.get, { params: { id } })`. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> = {},
  { enabled, keep, every, staleTime, once }: UseCallOptions = {},
): UseQueryResult<Answer<C>, ApiHatasi> {
  return useQuery<Answer<C>, ApiHatasi>({
    // Below no topic, an event of another desk does not ask anew.
    queryKey: once ? ['once', ...queryKeyOf(call, input)] : queryKeyOf(call, input),
    queryFn: ({ signal }) => request(call, input, { signal }),
    enabled,
    ...(once && { staleTime: Infinity, gcTime: 0 }),
    // A key that is there counts, even when it holds nothing: it would hide the default.
    ...(staleTime !== undefined && { staleTime }),
    refetchInterval: every,
    refetchIntervalInBackground: every !== undefined,
    placeholderData: keep ? (keepPreviousData as never) : undefined,
  });
}

/** Asks ahead of the page that will show it. */
export const prefetch = <C extends AnyCall>(call: C, input: CallInput<C> = {}): void =>
  void queryClient.prefetchQuery({ queryKey: queryKeyOf(call, input), queryFn: ({ signal }) => request(call, input, { signal }) });

type UseSaveOptions = {
  /** Calls whose topics show something of what is saved; the call's own topic is always among them. */
  invalidate?: readonly AnyCall[];
  /** False keeps quiet about success. */
  notice?: boolean;
  /** Refusals that the screen asks about itself; `mutate` does not tell of them as well. */
  asked?: readonly HataKodu[];
  /** How long the success text stays; 2 unless the specification says otherwise (spec 1§8, 2§8). */
  seconds?: 2 | 2.5 | 5;
};

/** Where no form shows what is wrong with which field, the first one says it. */
const tell = ({ kod, alanlar, veri }: ApiHatasi) => notice.failure(Object.values(alanlar)[0] ?? kod, veri);

/** Tells of a failure and passes it on: `await save.mutateAsync(input).catch(tellFailure)`. */
export function tellFailure(error: unknown): never {
  if (error instanceof ApiHatasi) tell(error);
  throw error;
}

/**
 * Writes by a POST, PUT or DELETE call, tells of success and refetches what it touched.
 * `mutate(input)` tells of failure too; `mutateAsync(input)` leaves that to whoever awaits it, such as a form.
 */
export function useSave<C extends AnyCall>(
  call: C,
  { invalidate = [], notice: tells = true, asked = [], seconds }: UseSaveOptions = {},
): UseMutationResult<Answer<C>, ApiHatasi, CallInput<C>> {
  const client = useQueryClient();
  const keyed = useRef<KeyedBody>(undefined);
  /** What a button has sent and nobody has answered yet. */
  const pressed = useRef<string>(undefined);
  const refused = useRef<string>(undefined);
  const mutation = useMutation<Answer<C>, ApiHatasi, CallInput<C>>({
    mutationFn: (input) => {
      keyed.current = keyFor(input.body, keyed.current);
      return request(call, input, { idempotencyKey: keyed.current.key });
    },
    onSettled: (_answer, _error, input) => {
      if (pressed.current === describeBody(input)) pressed.current = undefined;
    },
    onError: ({ kod, alanlar }) => {
      refused.current = Object.values(alanlar)[0] ?? kod;
      // Somebody else was there first: what the screen shows is old.
      if (kod === 'kayitDegismis') void client.invalidateQueries({ queryKey: [topicOf(call)] });
    },
    onSuccess: (answer) => {
      // What was refused before has come right.
      if (refused.current) notice.close(refused.current);
      refused.current = undefined;
      keyed.current = answered(keyed.current);
      if (tells && answer.message) notice.success(answer.message, { seconds });
      for (const topic of new Set([call, ...invalidate].map(topicOf))) void client.invalidateQueries({ queryKey: [topic] });
    },
  });
  const mutate: typeof mutation.mutate = (input, options) => {
    // The second half of a double click comes before the button is drawn as busy.
    const sent = describeBody(input);
    if (pressed.current === sent) return;
    pressed.current = sent;
    mutation.mutate(input, {
      ...options,
      onError: (error, ...rest) => {
        if (!asked.includes(error.kod)) tell(error);
        options?.onError?.(error, ...rest);
      },
    });
  };
  return { ...mutation, mutate };
}
