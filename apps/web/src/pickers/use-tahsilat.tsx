import type { Kurus } from '@defter/rules/para.ts';
import { useState, type ReactNode } from 'react';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { usePart } from '../ui/use-part.ts';

const loadPanel = async () => (await Promise.all([import('./TahsilatPaneli.tsx'), loadTexts(['tahsilat'])]))[0].TahsilatPaneli;

/**
 * The panel that takes what a customer owes, fetched when it is first opened.
 * A list of many customers says with each opening whose debt is taken, one of instalments what is left of that one.
 * @example const tahsilat = useTahsilat(musteri.id); … onClick={() => tahsilat.open()} … {tahsilat.panel}
 */
export function useTahsilat(musteriID?: number): { open: (satisID?: number, kim?: number, tutar?: Kurus) => void; panel: ReactNode } {
  const [acik, setAcik] = useState<{ satisID?: number; musteriID?: number; tutar?: Kurus }>();
  const Panel = usePart(acik !== undefined, loadPanel);
  return {
    open: (satisID, kim = musteriID, tutar = undefined) => setAcik({ satisID, musteriID: kim, tutar }),
    panel: Panel && acik?.musteriID !== undefined && <Panel musteriID={acik.musteriID} satisID={acik.satisID} tutar={acik.tutar} onClose={() => setAcik(undefined)} />,
  };
}
