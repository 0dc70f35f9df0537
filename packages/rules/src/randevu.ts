/** The states of an appointment, by the letter the wire carries. */
export const RandevuDurumu = {
  bekliyor: 'B',
  onaylandi: 'O',
  geldi: 'G',
  gelmedi: 'X',
  iptal: 'I',
  ertelendi: 'E',
  kapandi: 'K',
} as const;

export type RandevuDurumKodu = (typeof RandevuDurumu)[keyof typeof RandevuDurumu];

/** The allowed changes of state. Steps back exist because the desk presses the wrong button. */
export const RANDEVU_GECISLERI: Readonly<Record<RandevuDurumKodu, readonly RandevuDurumKodu[]>> = {
  B: ['O', 'G', 'X', 'I', 'E'],
  O: ['B', 'G', 'X', 'I', 'E'],
  G: ['B', 'O', 'K', 'X'],
  X: ['B', 'G'],
  I: ['B'],
  E: ['B', 'O', 'I'],
  K: ['G'],
};

const FREES_SLOT: readonly RandevuDurumKodu[] = [RandevuDurumu.gelmedi, RandevuDurumu.iptal, RandevuDurumu.ertelendi];

/** Whether an appointment may go from one state to another; staying is not a move. */
export function canMoveTo(from: RandevuDurumKodu, to: RandevuDurumKodu): boolean {
  return RANDEVU_GECISLERI[from].includes(to);
}

/** Whether an appointment in this state keeps others out of its time. */
export function occupiesSlot(durum: RandevuDurumKodu): boolean {
  return !FREES_SLOT.includes(durum);
}

/** Whether somebody in this state is still to come. */
export const isExpected = (durum: RandevuDurumKodu): boolean => durum === RandevuDurumu.bekliyor || durum === RandevuDurumu.onaylandi;

/** Whether an appointment in this state may be changed; a closed one must be reopened first. */
export function canEdit(durum: RandevuDurumKodu): boolean {
  return durum !== RandevuDurumu.kapandi;
}

const ACIK: readonly RandevuDurumKodu[] = [RandevuDurumu.bekliyor, RandevuDurumu.onaylandi];

/**
 * The states in which the other appointments of a visit follow when one goes from `from` to `to`. A customer who comes, comes to all of them; an end,
 * or the undoing of a wrong press, holds for those in the same state. Cancelling or missing one leaves the others, so that none gives up or takes a
 * time because of another.
 */
export function visitFollows(from: RandevuDurumKodu, to: RandevuDurumKodu): readonly RandevuDurumKodu[] {
  const { geldi, kapandi } = RandevuDurumu;
  if (to === geldi) return from === kapandi ? [kapandi] : ACIK;
  if (to === kapandi || ACIK.includes(to)) return from === geldi ? [geldi] : [];
  return [];
}

type Sureli = { sure: number; tamponOnce: number; tamponSonra: number };

/**
 * The minutes of a visit with these services from beginning to end. The room's time before the first service and after the last is not part of it;
 * between two services it is.
 */
export function visitMinutes(hizmetler: readonly Sureli[]): number {
  return hizmetler.reduce((sum, { sure, tamponOnce }, index) => sum + sure + (index > 0 ? hizmetler[index - 1]!.tamponSonra + tamponOnce : 0), 0);
}
