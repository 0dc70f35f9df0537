import { yetkiCalls } from '@defter/contract/yetki.ts';
import type { AnyCall, Erisim } from '@defter/contract/call.ts';
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
  const flags: Record<string, boolean> = { giris: true, herkes: true, ...data?.yetkiler, ...data?.raporYetkileri };
  const canOne = (yetki: Erisim) => flags[yetki] === true;
  return {
    // A call with several flags is open to everybody who has one of them.
    can: (yetki) => (typeof yetki === 'string' ? canOne(yetki) : yetki.some(canOne)),
    ready: data !== undefined,
    isPending,
  };
}

/** Asks for the permissions while the first page is loading. The page handles a refusal. */
export const prefetchYetki = (): void => prefetch(yetkiCalls.own);
