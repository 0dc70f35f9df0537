import type { HazirRapor } from '@defter/contract/raporlar.ts';
import { useLocalStorage } from '@mantine/hooks';
import { useOturum } from '../../app/session/oturum.ts';

const NONE: HazirRapor[] = [];

/** The reports that somebody has marked. They belong to a person and a device, as what is marked in the catalogue does. */
export function useFavoriler() {
  const oturum = useOturum();
  const [adlar, setAdlar] = useLocalStorage<HazirRapor[]>({ key: `defter-raporlar-${oturum?.bayiID}-${oturum?.id}`, defaultValue: NONE, getInitialValueInEffect: false });
  return {
    favoriler: new Set(adlar),
    toggle: (ad: HazirRapor) => setAdlar((before) => (before.includes(ad) ? before.filter((other) => other !== ad) : [...before, ad])),
  };
}
