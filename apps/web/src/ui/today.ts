import type { Tarih } from '@defter/rules/tarih.ts';
import { useEffect, useState } from 'react';

// The Swedish date format is the same as the wire's.
const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const MINUTE = 60_000;

/** Today in the time zone of the business, wherever the browser is. */
export const today = (): Tarih => istanbul.format(new Date());

/** Today, for a screen that stays open over midnight. */
export function useToday(): Tarih {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return day;
}
