import type { AltUrun } from '@defter/contract/urun.ts';
import { KayitGecmisi } from '../../app/gecmis/KayitGecmisi.tsx';

/** The history of a product or service. */
export const GecmisSekmesi = ({ altUrun }: { altUrun: AltUrun }) => <KayitGecmisi menu="urun" kayitID={altUrun.id} />;
