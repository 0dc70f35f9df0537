import { KayitGecmisi } from '../../app/gecmis/KayitGecmisi.tsx';
import type { KayitSekmesiProps } from './sekmeler.ts';

/** Everything that was done to the record of a colleague. */
export const GecmisSekmesi = ({ personel }: KayitSekmesiProps) => <KayitGecmisi menu="personel" kayitID={personel.id} />;
