import { useState, type ReactNode } from 'react';
import { loadTexts } from '../app/routing/lazy-route.ts';
import { usePart } from '../ui/use-part.ts';

const loadPanel = async () => (await Promise.all([import('./TahsilatPaneli.tsx'), loadTexts(['tahsilat'])]))[0].TahsilatPaneli;

/**
 * The panel that takes what a customer owes, fetched when it is first opened.
 * A list of many customers says with each opening whose debt is taken.
 * @example const tahsilat = useTahsilat(musteri.id); … onClick={() => tahsilat.open()} … {tahsilat.panel}
 */
export function useTahsilat(musteriID?: number): { open: (satisID?: number, kim?: number) => void; panel: ReactNode } {
  const [acik, setAcik] = useState<{ satisID?: number; musteriID?: number }>();
  const Panel = usePart(acik !== undefined, loadPanel);
  return {
    open: (satisID, kim = musteriID) => setAcik({ satisID, musteriID: kim }),
    panel: Panel && acik?.musteriID !== undefined && <Panel musteriID={acik.musteriID} satisID={acik.satisID} onClose={() => setAcik(undefined)} />,
  };
}
