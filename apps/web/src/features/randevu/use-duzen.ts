import { useOwnStorage } from '../../app/session/use-own-storage.ts';
import { YAKINLIKLAR, type Yakinlik } from './calendar/view.ts';

/** A person's arrangement of the calendar on this device: the order of the columns, those left out, and the zoom. */
type DuzenDegerleri = { sira: number[]; gizli: number[]; yakinlik: Yakinlik | null };
export type Duzen = ReturnType<typeof useDuzen>;

const ILK: DuzenDegerleri = { sira: [], gizli: [], yakinlik: null };

/**
 * The arrangement belongs to a person and a screen (docs/adr/0070): what fits the desk does not fit a phone, and nobody moves
 * the columns of others.
 */
export function useDuzen() {
  const [degerler, setDegerler] = useOwnStorage<DuzenDegerleri>('takvim', ILK);
  const { sira, gizli, yakinlik } = { ...ILK, ...degerler };

  return {
    sira,
    gizli,
    yakinlik,
    setSira: (idler: number[]) => setDegerler((before) => ({ ...ILK, ...before, sira: idler })),
    setYakinlik: (yeni: Yakinlik | null) => setDegerler((before) => ({ ...ILK, ...before, yakinlik: yeni })),
    /** Leaves a column out, or takes it in again. */
    toggle: (id: number) => setDegerler((before) => ({ ...ILK, ...before, gizli: gizli.includes(id) ? gizli.filter((other) => other !== id) : [...gizli, id] })),
  };
}

/** The zoom one step nearer (-1: shorter slots) or further away (1). */
export function stepYakinlik(yakinlik: Yakinlik | null, periyot: number, yon: 1 | -1): Yakinlik {
  const simdiki = yakinlik ?? periyot;
  const sonraki = yon > 0 ? YAKINLIKLAR.find((dakika) => dakika > simdiki) : YAKINLIKLAR.findLast((dakika) => dakika < simdiki);
  return sonraki ?? (yon > 0 ? 60 : 5);
}
