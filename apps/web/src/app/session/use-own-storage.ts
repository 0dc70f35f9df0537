import { useLocalStorage } from '@mantine/hooks';
import { useOturum } from './oturum.ts';

/**
 * What belongs to a person and a device (docs/adr/0070): how they have arranged a screen, what they have marked. Others who sign in
 * here have their own.
 * @param ad names it among all that is kept
 * @param ilk what it is before; the same object on every render
 */
export function useOwnStorage<T>(ad: string, ilk: T) {
  const oturum = useOturum();
  return useLocalStorage<T>({ key: `defter-${ad}-${oturum?.bayiID}-${oturum?.id}`, defaultValue: ilk, getInitialValueInEffect: false });
}
