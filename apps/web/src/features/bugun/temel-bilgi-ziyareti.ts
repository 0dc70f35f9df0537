const KEPT = 'defter-temel-bilgi';
const DAY = 24 * 60 * 60 * 1000;

/** Whether the missing facts are asked for now: on the first visit, and when the last one that asked is a day old (spec 2§4). */
export function beginZiyaret(storage: Pick<Storage, 'getItem' | 'setItem'>, simdi: number): boolean {
  try {
    const son = Number(storage.getItem(KEPT) ?? Number.NaN);
    if (simdi - son < DAY) return false;
    storage.setItem(KEPT, String(simdi));
  } catch {
    // Storage is forbidden. The question at every visit would be a nuisance.
    return false;
  }
  return true;
}
