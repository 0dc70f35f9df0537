const MINUTES_OF_DAY = 24 * 60;

/** A stretch of a day in minutes since midnight: `baslangic` belongs to it, `bitis` does not. */
export type SaatAraligi = { baslangic: number; bitis: number };

const SAAT = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/;

/** Whether the text is a time of the day as `HH:mm`; `24:00` is its end. */
export function isSaat(text: string): boolean {
  return SAAT.test(text);
}

/**
 * `HH:mm` to minutes since midnight; `24:00`, the end of the day, is 1440.
 * @throws RangeError for anything else.
 */
export function toDakika(saat: string): number {
  const match = SAAT.exec(saat);
  if (!match) throw new RangeError(`not a time: ${saat}`);
  return match[1] === undefined ? MINUTES_OF_DAY : Number(match[1]) * 60 + Number(match[2]);
}

/**
 * Minutes since midnight to `HH:mm`.
 * @throws RangeError outside 0..1440 or for a broken minute.
 */
export function toSaat(dakika: number): string {
  if (!Number.isInteger(dakika) || dakika < 0 || dakika > MINUTES_OF_DAY) throw new RangeError(`not a minute of the day: ${dakika}`);
  return `${pad(Math.floor(dakika / 60))}:${pad(dakika % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function requirePeriyot(periyot: number): void {
  if (!Number.isInteger(periyot) || periyot <= 0) throw new RangeError(`not a period: ${periyot}`);
}

/**
 * The multiple of `periyot` minutes nearest to `dakika`; half-way goes to the later one.
 * @throws RangeError when the period is not a whole number above zero.
 */
export function snap(dakika: number, periyot: number): number {
  requirePeriyot(periyot);
  return Math.round(dakika / periyot) * periyot;
}

/** Whether two stretches share any time; one that begins where the other ends does not. */
export function overlaps(a: SaatAraligi, b: SaatAraligi): boolean {
  return Math.max(a.baslangic, b.baslangic) < Math.min(a.bitis, b.bitis);
}

/**
 * The beginnings of the slots of a stretch, every `periyot` minutes; the last slot may be cut short by its end.
 * @throws RangeError when the period is not a whole number above zero.
 */
export function slots({ baslangic, bitis, periyot }: SaatAraligi & { periyot: number }): number[] {
  requirePeriyot(periyot);
  const count = Math.max(0, Math.ceil((bitis - baslangic) / periyot));
  return Array.from({ length: count }, (_, index) => baslangic + index * periyot);
}
