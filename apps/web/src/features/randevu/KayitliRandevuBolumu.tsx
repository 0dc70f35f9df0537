import { kaporaCalls } from '@defter/contract/kapora.ts';
import { seansDusCalls } from '@defter/contract/paket-satis.ts';
import type { Randevu } from '@defter/contract/randevu.ts';
import { isExpected } from '@defter/rules/randevu.ts';
import { useState } from 'react';
import { withTexts } from '../../app/routing/with-texts.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { askToLose } from '../../ui/ask-to-lose.ts';
import { hasDirtyForm } from '../../ui/open-forms.ts';
import { usePart } from '../../ui/use-part.ts';
import { GelmemeBilgisi } from './GelmemeBilgisi.tsx';
import { RandevuIslemleri } from './RandevuIslemleri.tsx';
import { isSellable } from './seans/is-sellable.ts';

const loadPaketBolumu = withTexts(['seans'], async () => (await import('./seans/PaketBolumu.tsx')).PaketBolumu);
const loadKaporaBolumu = withTexts(['kapora'], async () => (await import('./kapora/KaporaBolumu.tsx')).KaporaBolumu);

/** An act that closes the panel asks before it loses anything typed there. */
const mayClose = async () => !hasDirtyForm() || (await askToLose());

/** The acts of the desk on a saved appointment: its states, its packages, its deposits. */
export function KayitliRandevuBolumu({ randevu, onDone }: { randevu: Randevu; onDone: () => void }) {
  const { can } = useYetki();
  const [kaporaAliniyor, setKaporaAliniyor] = useState(false);
  const KaporaBolumu = usePart(can(kaporaCalls.list.yetki), loadKaporaBolumu);
  const PaketBolumu = usePart(isSellable(randevu) && can(seansDusCalls.randevu.yetki), loadPaketBolumu);
  return (
    <>
      {isExpected(randevu.randevuDurumu) && <GelmemeBilgisi randevuID={randevu.id} />}
      <RandevuIslemleri randevu={randevu} mayClose={mayClose} onDone={onDone} onKapora={() => setKaporaAliniyor(true)} />
      {PaketBolumu && <PaketBolumu randevu={randevu} mayClose={mayClose} onDone={onDone} />}
      {KaporaBolumu && <KaporaBolumu randevu={randevu} aliniyor={kaporaAliniyor} onAlindi={() => setKaporaAliniyor(false)} />}
    </>
  );
}
