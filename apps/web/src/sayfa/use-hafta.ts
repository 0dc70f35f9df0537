import { useEffect, useRef, useState } from 'react';
import { Red } from './ask.ts';

type Gun = { tarih: string; saatler: string[] };
type Hafta = { ilkGun: string; gunler: Gun[] } | { ilkGun: string; red: Red };

/** The free times of a week; asked again when `again` changes. Undefined while they are on their way. */
export function useHafta(load: (ilkGun: string) => Promise<Gun[]>, ilkGun: string, again: unknown): { gunler?: Gun[]; red?: Red } {
  const [hafta, setHafta] = useState<Hafta>();
  const loading = useRef(load);
  useEffect(() => {
    loading.current = load;
  });
  useEffect(() => {
    let isStale = false;
    loading.current(ilkGun).then(
      (gunler) => isStale || setHafta({ ilkGun, gunler }),
      (error: unknown) => isStale || setHafta({ ilkGun, red: error instanceof Red ? error : new Red('hataOlustu') }),
    );
    return () => {
      isStale = true;
    };
  }, [ilkGun, again]);
  if (hafta?.ilkGun !== ilkGun) return {};
  return 'red' in hafta ? { red: hafta.red } : { gunler: hafta.gunler };
}
