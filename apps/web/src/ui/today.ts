import type { Tarih } from '@defter/rules/tarih.ts';
import { useEffect, useState } from 'react';

// Sweden writes dates as the wire does.
const istanbul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });
const MINUTE = 60_000;

/** The day it is in the business, wherever the browser stands. */
export const today = (): Tarih => istanbul.format(new Date());

/** The same for a screen that stays open over midnight. */
export function useToday(): Tarih {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return day;
}
