import { useEffect, useSyncExternalStore } from 'react';
import { isEntryDirty } from './open-entries.ts';

/** A step to another address of the panel. */
export type LeaveStep = {
  /** It leads to another page, or to another record in the side panel of this one. */
  changesScreen: boolean;
  /** It follows from an act on the screen, which has asked already if it had to. */
  isConsequence: boolean;
};

type Guard = (step: LeaveStep) => boolean;
const guards = new Set<Guard>();
const listeners = new Set<() => void>();

/** Lets the frame ask before input is lost: by a link, the browser's back, a key, an incoming call. `loses` says whether a step loses any. */
export function useStepGuard(loses: Guard): void {
  // Runs after every render, because the function belongs to the current state.
  useEffect(() => {
    guards.add(loses);
    return () => {
      guards.delete(loses);
      for (const hear of listeners) hear();
    };
  });
}

/** The same for a page or one of its tabs: every other address leaves it. */
export const useLeaveGuard = (isDirty: () => boolean): void => useStepGuard(() => isDirty() || isEntryDirty(document.body));

/** Whether a step would lose input. */
export const losesInput = (step: LeaveStep): boolean => [...guards].some((loses) => loses(step));

const listen = (hear: () => void) => {
  listeners.add(hear);
  return () => void listeners.delete(hear);
};
const isTyped = () => losesInput({ changesScreen: true, isConsequence: false });

/** Whether there is input that would be lost if the screen were taken away. */
export const useTyped = (): boolean => useSyncExternalStore(listen, isTyped);
