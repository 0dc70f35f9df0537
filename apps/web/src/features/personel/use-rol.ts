import { rolCalls, type Rol } from '@defter/contract/rol.ts';
import { useCall } from '../../app/data/query.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';

const KEPT = 5 * 60_000;

/** The roles, and among them the one with this id. */
export function useRoller(rolID: number | null): { roller: readonly Rol[]; rol: Rol | undefined } {
  const { data } = useCall(rolCalls.list, {}, { staleTime: KEPT });
  const roller = data?.liste ?? [];
  return { roller, rol: roller.find(({ id }) => id === rolID) };
}

/** The reason why the signed-in person may not change a colleague's sign-in and rights; undefined when they may. */
export const useGirisKilidi = (): string | undefined => useReason('yetkiVer');
