import { layLanes, type Placement } from './layout.ts';
import type { TakvimRandevusu, TakvimSutunu } from './types.ts';
import type { View } from './view.ts';

/** One drawn column; `sira` is the number people count it by. */
export type Column = { sutun: TakvimSutunu; sira: number; acceptsDrop: boolean; placements: Placement[] };

/** No database gives this id out. */
const STRAY_ID = -1;

/**
 * Sorts the appointments into their columns. Those whose column is not shown get a last column of their own, and can be dragged from there into
 * another one.
 */
export function layColumns(sutunlar: readonly TakvimSutunu[], randevular: readonly TakvimRandevusu[], view: View, strayName: string): Column[] {
  const bySutun = new Map<number, TakvimRandevusu[]>(sutunlar.map(({ id }) => [id, []]));
  const strays: TakvimRandevusu[] = [];
  for (const randevu of randevular) (bySutun.get(randevu.sutunID) ?? strays).push(randevu);

  const columns = sutunlar.map((sutun, index) => ({
    sutun,
    sira: index + 1,
    acceptsDrop: true,
    placements: layLanes(bySutun.get(sutun.id) ?? [], view),
  }));
  if (strays.length === 0) return columns;
  const stray = { id: STRAY_ID, adi: strayName };
  return [...columns, { sutun: stray, sira: columns.length + 1, acceptsDrop: false, placements: layLanes(strays, view) }];
}

/** Whether two layouts of a column look the same, so that it need not be drawn again. */
export function isSameColumn(a: Column, b: Column): boolean {
  return (
    a.sutun === b.sutun &&
    a.sira === b.sira &&
    a.placements.length === b.placements.length &&
    a.placements.every(({ randevu }, index) => randevu === b.placements[index]?.randevu)
  );
}
