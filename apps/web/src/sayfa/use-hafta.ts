import { useEffect, useRef, useState } from 'react';
import { Red } from './ask.ts';

type Gun = { tarih: string; saatler: string[] };
type Hafta = { ilkGun: string; gunler: Gun[] } | { ilkGun: string; red: Red };

/** The free times of a week; read again when `again` changes, or by `retry`. Undefined while they are being read. */
export function useHafta(load: (ilkGun: string) => Promise<Gun[]>, ilkGun: string, again: unknown): { gunler?: Gun[]; red?: Red; retry: () => void } {
  const [hafta, setHafta] = useState<Hafta>();
  const [tries, setTries] = useState(0);
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
  }, [ilkGun, again, tries]);
  const retry = () => {
    setHafta(undefined);
    setTries(tries + 1);
  };
  if (hafta?.ilkGun !== ilkGun) return { retry };
  return 'red' in hafta ? { red: hafta.red, retry } : { gunler: hafta.gunler, retry };
}
