import { useOturum } from '../../app/session/oturum.ts';
import { TakvimAboneligi } from '../../pickers/TakvimAboneligi.tsx';

/** One's own appointments in the calendar of one's phone. */
export function TakvimBolumu() {
  const oturum = useOturum();
  return oturum && <TakvimAboneligi personelID={oturum.id} />;
}
