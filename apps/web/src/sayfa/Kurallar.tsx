import { fill, useTexts } from './texts.ts';

/** The last time to change or cancel. */
export function Kurallar({ iptalSaati }: { iptalSaati: number }) {
  const { m } = useTexts();
  return <p className="soluk">{iptalSaati === 0 ? m.kurallar.iptalHep : fill(m.kurallar.iptal, { saat: iptalSaati })}</p>;
}
