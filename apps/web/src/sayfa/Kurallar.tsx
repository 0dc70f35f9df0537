import { fill, useTexts } from './texts.ts';

/** Until when one can change or cancel. */
export function Kurallar({ iptalSaati }: { iptalSaati: number }) {
  const { m } = useTexts();
  return <p className="soluk">{iptalSaati === 0 ? m.kurallar.iptalHep : fill(m.kurallar.iptal, { saat: iptalSaati })}</p>;
}
