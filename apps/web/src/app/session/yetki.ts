import { yetkiCalls } from '@defter/contract/yetki.ts';
import type { AnyCall, Erisim } from '@defter/contract/call.ts';
import { prefetch, useCall } from '../data/query.ts';

export type Yetkim = {
  /** May the signed-in person do it? False until the permissions are here. */
  can: (yetki: AnyCall['yetki']) => boolean;
  ready: boolean;
  /** The permissions are on their way. */
  isPending: boolean;
};

/** The permissions of the signed-in person: `const { can } = useYetki(); can(musteriCalls.create.yetki)`. */
export function useYetki(): Yetkim {
  const { data, isPending } = useCall(yetkiCalls.own, {}, { staleTime: Infinity });
  const flags: Record<string, boolean> = { giris: true, herkes: true, ...data?.yetkiler, ...data?.raporYetkileri };
  const canOne = (yetki: Erisim) => flags[yetki] === true;
  return {
    // A call with several flags is open to whoever has one of them.
    can: (yetki) => (typeof yetki === 'string' ? canOne(yetki) : yetki.some(canOne)),
    ready: data !== undefined,
    isPending,
  };
}

/** Asks for the permissions while the first page is on its way; who may not ask is told by the page. */
export const prefetchYetki = (): void => prefetch(yetkiCalls.own);
