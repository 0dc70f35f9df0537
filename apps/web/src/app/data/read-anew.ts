import type { AnyCall } from '@defter/contract/call.ts';
import { request, type Answer, type CallInput } from './api.ts';
import { queryClient, queryKeyOf } from './query.ts';

/** Asks the server again and ignores the cache: `(await readAnew(rolCalls.list)).liste`. */
export const readAnew = <C extends AnyCall>(call: C, input: CallInput<C> = {}): Promise<Answer<C>> =>
  queryClient.fetchQuery({ queryKey: queryKeyOf(call, input), queryFn: ({ signal }) => request(call, input, { signal }), staleTime: 0 });
