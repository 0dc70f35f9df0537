import { yetkiCalls } from '@defter/contract/yetki.ts';
import type { AnyCall, Erisim } from '@defter/contract/call.ts';
import type { Answer, CallInput } from '../data/api.ts';
import { prefetch, useCall } from '../data/query.ts';

export type Yetkim = {
  /** Whether the signed-in person may do it; false until the permissions are loaded. */
  can: (yetki: AnyCall['yetki']) => boolean;
  ready: boolean;
  /** The permissions are loading. */
  isPending: boolean;
};

/** The permissions of the signed-in person: `const { can } = useYetki(); can(musteriCalls.create.yetki)`. */
export function useYetki(): Yetkim {
  const { data, isPending } = useCall(yetkiCalls.own, {}, { staleTime: Infinity });
  return { can: canOf(data), ready: data !== undefined, isPending };
}

function canOf(data: Answer<typeof yetkiCalls.own> | undefined): Yetkim['can'] {
  const flags: Record<string, boolean> = { giris: true, herkes: true, ...data?.yetkiler, ...data?.raporYetkileri };
  const canOne = (yetki: Erisim) => flags[yetki] === true;
  // A call with several flags is open to everybody who has one of them.
  return (yetki) => (typeof yetki === 'string' ? canOne(yetki) : yetki.some(canOne));
}

/** Asks for the permissions while the first page is loading. The page handles a refusal. */
export const prefetchYetki = (): void => void prefetch(yetkiCalls.own);

/** Asks for what a page shows first, if the person may see it: together with the code of the page, not after it. */
export async function prefetchAllowed<C extends AnyCall>(call: C, input: CallInput<C>): Promise<void> {
  const yetkim = await prefetch(yetkiCalls.own);
  if (canOf(yetkim)(call.yetki)) await prefetch(call, input);
}
