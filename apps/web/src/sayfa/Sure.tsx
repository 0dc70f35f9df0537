import { useEffect, useState } from 'react';
import { fill, useTexts } from './texts.ts';

const EVERY_MS = 10_000;

/** The time that the booking is still kept, in whole minutes, because screen readers would read a ticking clock all the time. */
export function Sure({ saat, son }: { saat: string; son: number }) {
  const { m } = useTexts();
  const [simdi, setSimdi] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setSimdi(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const sure = Math.ceil((son - simdi) / 60_000);
  return (
    <p className="bilgi" role="status">
      {sure > 0 ? fill(m.bilgi.tutuldu, { saat, sure }) : m.bilgi.bitti}
    </p>
  );
}
