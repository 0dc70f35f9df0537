import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { useOturum } from './oturum.ts';

/**
 * A value that belongs to a person and a device (docs/adr/0070), such as the arrangement of a screen, or marks. Others who sign in here have their
 * own.
 * @param ad its name in the storage
 * @param ilk the value before anything is kept; the same object on every render
 */
export function useOwnStorage<T>(ad: string, ilk: T) {
  const oturum = useOturum();
  return useLocalStorage<T>({ key: `defter-${ad}-${oturum?.bayiID}-${oturum?.id}`, defaultValue: ilk, getInitialValueInEffect: false });
}

const NONE: never[] = [];

/** What somebody has marked on a screen: a press marks it, the next one takes the mark away. */
export function useOwnMarks<T>(ad: string) {
  const [marks, setMarks] = useOwnStorage<T[]>(ad, NONE);
  const toggle = useCallback((one: T) => setMarks((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one])), [setMarks]);
  return { marked: new Set(marks), toggle };
}
