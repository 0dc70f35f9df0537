import { KayitGecmisi } from '../../app/gecmis/KayitGecmisi.tsx';
import type { MusteriSekmesiProps } from './sekmeler.ts';

/** Everything that was done to the record of a customer. */
export const GecmisSekmesi = ({ musteri }: MusteriSekmesiProps) => <KayitGecmisi menu="musteri" kayitID={musteri.id} />;
