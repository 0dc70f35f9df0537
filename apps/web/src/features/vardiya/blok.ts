/** A field by its row and column. */
export type Konum = { satir: number; sutun: number };
/** Two corners of a block of fields. */
export type Blok = { from: Konum; to: Konum };

/** Whether a field is in the block; the corners may be any two opposite ones. */
export function isInBlok({ from, to }: Blok, { satir, sutun }: Konum): boolean {
  const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return between(satir, from.satir, to.satir) && between(sutun, from.sutun, to.sutun);
}

export const isTek = ({ from, to }: Blok): boolean => isAyni(from, to);

export const isAyni = (a: Konum, b: Konum): boolean => a.satir === b.satir && a.sutun === b.sutun;

/** The first corner in reading order. */
export const baslangicOf = ({ from, to }: Blok): Konum => ({ satir: Math.min(from.satir, to.satir), sutun: Math.min(from.sutun, to.sutun) });

/** All fields of a block, in reading order. */
export function konumlarOf({ from, to }: Blok): Konum[] {
  const ilk = baslangicOf({ from, to });
  const satirlar = Math.abs(from.satir - to.satir) + 1;
  const sutunlar = Math.abs(from.sutun - to.sutun) + 1;
  return Array.from({ length: satirlar * sutunlar }, (_, n) => ({ satir: ilk.satir + Math.floor(n / sutunlar), sutun: ilk.sutun + (n % sutunlar) }));
}

export const shifted = ({ satir, sutun }: Konum, from: Konum, to: Konum): Konum => ({ satir: satir + to.satir - from.satir, sutun: sutun + to.sutun - from.sutun });

/** The field that an element of the page belongs to. */
export function konumOf(target: EventTarget | null): Konum | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-satir]') : null;
  return cell ? { satir: Number(cell.dataset.satir), sutun: Number(cell.dataset.sutun) } : undefined;
}
