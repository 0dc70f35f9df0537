import { useEffect, useState } from 'react';
import { toDakika } from '@defter/rules/saat.ts';

const istanbul = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const read = () => toDakika(istanbul.format(new Date()));
const HALF_MINUTE = 30_000;

/** The present minute of the day in the business. */
export function useSimdi(): number {
  const [simdi, setSimdi] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSimdi(read()), HALF_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return simdi;
}
