import { yetkiCalls } from '@defter/contract/yetki.ts';
import type { AnyCall, Erisim, ReplyOf } from '@defter/contract/call.ts';
import type { Answer, CallInput } from '../data/api.ts';
import { prefetch, queryClient, queryKeyOf, useCall } from '../data/query.ts';

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
  return { can: data ? canOf(data) : canNothing, ready: data !== undefined, isPending };
}

type Yetkiler = ReplyOf<typeof yetkiCalls.own>;

/** One set of rights serves every part of every screen. */
const known = new WeakMap<Yetkiler, Yetkim['can']>();
function canOf(yetkiler: Yetkiler): Yetkim['can'] {
  const can = known.get(yetkiler) ?? canBy({ ...yetkiler.yetkiler, ...yetkiler.raporYetkileri });
  known.set(yetkiler, can);
  return can;
}

function canBy(flags: Readonly<Record<string, boolean>>): Yetkim['can'] {
  const canOne = (yetki: Erisim) => yetki === 'giris' || yetki === 'herkes' || flags[yetki] === true;
  // A call with several flags is open to everybody who has one of them.
  return (yetki) => (typeof yetki === 'string' ? canOne(yetki) : yetki.some(canOne));
}
const canNothing = canBy({});

/** Reads a call ahead of its page if the person may make it. While the permissions are unknown, nothing is read. */
export async function prefetchPermitted<C extends AnyCall>(call: C, input: CallInput<C> = {}): Promise<void> {
  const yetkiler = queryClient.getQueryData<Answer<typeof yetkiCalls.own>>(queryKeyOf(yetkiCalls.own));
  if (yetkiler && canOf(yetkiler)(call.yetki)) await prefetch(call, input);
}

/** Asks for the permissions while the first page is loading. The page handles a refusal. */
export const prefetchYetki = (): Promise<void> => prefetch(yetkiCalls.own);
