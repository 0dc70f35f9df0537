import type { ReactNode } from 'react';
import type { Musteri } from '@defter/contract/musteri.ts';

/** One fact about a customer, inside a `<dl>`. An unknown fact takes no room. */
export function Bilgi({ baslik, children }: { baslik: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{baslik}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// Sorted by their numbers on the wire (spec 1§3).
const CINSIYETLER = ['erkek', 'kadin'] as const;

/** The catalogue key of a customer's sex; undefined when it is unknown. */
export const cinsiyetOf = ({ cinsiyet }: Pick<Musteri, 'cinsiyet'>) => CINSIYETLER[cinsiyet ?? -1];
