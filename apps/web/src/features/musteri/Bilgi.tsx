import type { ReactNode } from 'react';

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
