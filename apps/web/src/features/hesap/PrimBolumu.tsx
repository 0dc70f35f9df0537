import { useOturum } from '../../app/session/oturum.ts';
import { PrimSatirlari } from '../../pickers/PrimSatirlari.tsx';

/** One's own commission of a month, line by line. */
export function PrimBolumu() {
  const oturum = useOturum();
  return oturum && <PrimSatirlari personelID={oturum.id} aySecilir />;
}
