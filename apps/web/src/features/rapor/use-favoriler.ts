import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { useOwnStorage } from '../../app/session/use-own-storage.ts';

const NONE: HazirRapor[] = [];

/** The reports that somebody has marked. They belong to a person and a device, as what is marked in the catalogue does. */
export function useFavoriler() {
  const [adlar, setAdlar] = useOwnStorage<HazirRapor[]>('raporlar', NONE);
  return {
    favoriler: new Set(adlar),
    toggle: (ad: HazirRapor) => setAdlar((before) => (before.includes(ad) ? before.filter((other) => other !== ad) : [...before, ad])),
  };
}
