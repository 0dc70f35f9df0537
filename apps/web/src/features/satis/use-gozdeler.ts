import { useOwnStorage } from '../../app/session/use-own-storage.ts';

const NONE: number[] = [];

/** What somebody has marked to be first in the catalogue. It belongs to a person and a device, as the calendar's order does (docs/adr/0070). */
export function useGozdeler() {
  const [idler, setIdler] = useOwnStorage<number[]>('gozdeler', NONE);
  return {
    gozdeler: new Set(idler),
    toggle: (id: number) => setIdler((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  };
}
