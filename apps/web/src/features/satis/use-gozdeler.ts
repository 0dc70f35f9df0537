import { useLocalStorage } from '@mantine/hooks';
import { useOturum } from '../../app/session/oturum.ts';

const NONE: number[] = [];

/** What somebody has marked to be first in the catalogue. It belongs to a person and a device, as the calendar's order does (docs/adr/0070). */
export function useGozdeler() {
  const oturum = useOturum();
  const [idler, setIdler] = useLocalStorage<number[]>({ key: `defter-gozdeler-${oturum?.bayiID}-${oturum?.id}`, defaultValue: NONE, getInitialValueInEffect: false });
  return {
    gozdeler: new Set(idler),
    toggle: (id: number) => setIdler((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
  };
}
