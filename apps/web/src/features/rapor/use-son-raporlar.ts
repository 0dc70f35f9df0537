import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { useEffect } from 'react';
import { useOwnStorage } from '../../app/session/use-own-storage.ts';

const EN_COK = 5;
const NONE: HazirRapor[] = [];

/** The reports that somebody has opened last, the newest first. They are kept as the marked ones are. */
export function useSonRaporlar(): readonly HazirRapor[] {
  return useSon()[0];
}

/** Notes that a report was opened. */
export function useNoteRapor(ad: HazirRapor): void {
  const [, setAdlar] = useSon();
  useEffect(() => {
    setAdlar((before) => [ad, ...before.filter((other) => other !== ad)].slice(0, EN_COK));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is another function at every render
  }, [ad]);
}

function useSon() {
  return useOwnStorage<HazirRapor[]>('son-raporlar', NONE);
}
