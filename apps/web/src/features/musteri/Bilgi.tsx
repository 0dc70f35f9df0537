import type { ReactNode } from 'react';
import type { Musteri } from '@defter/contract/musteri.ts';

/** One thing that is known of a customer, inside a `<dl>`; what is not known takes no room. */
export function Bilgi({ baslik, children }: { baslik: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{baslik}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// In the order of their numbers on the wire (spec 1§3).
const CINSIYETLER = ['erkek', 'kadin'] as const;

/** Under which name of the catalogue a customer's sex stands; nothing where it is not known. */
export const cinsiyetOf = ({ cinsiyet }: Pick<Musteri, 'cinsiyet'>) => CINSIYETLER[cinsiyet ?? -1];
