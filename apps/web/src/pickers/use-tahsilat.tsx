import type { Kurus } from '@defter/rules/para.ts';
import { useState, type ReactNode } from 'react';
import { withTexts } from '../app/routing/with-texts.ts';
import { usePart } from '../ui/use-part.ts';

const loadPanel = withTexts(['tahsilat'], async () => (await import('./TahsilatPaneli.tsx')).TahsilatPaneli);

type Borclu = { id: number; adSoyad: string };

/**
 * The panel that takes what a customer owes, fetched when it is first opened.
 * A list of many customers says with each opening whose debt is taken, one of instalments what is left of that one.
 * @example const tahsilat = useTahsilat(musteri); … onClick={() => tahsilat.open()} … {tahsilat.panel}
 */
export function useTahsilat(musteri?: Borclu | null): { open: (satisID?: number, kim?: Borclu | null, tutar?: Kurus) => void; panel: ReactNode } {
  const [acik, setAcik] = useState<{ satisID?: number; kim?: Borclu | null; tutar?: Kurus }>();
  const Panel = usePart(acik !== undefined, loadPanel);
  return {
    open: (satisID, kim = musteri, tutar = undefined) => setAcik({ satisID, kim, tutar }),
    panel: Panel && acik?.kim && <Panel musteriID={acik.kim.id} ad={acik.kim.adSoyad} satisID={acik.satisID} tutar={acik.tutar} onClose={() => setAcik(undefined)} />,
  };
}
