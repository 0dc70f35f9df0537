import type { TakvimRandevusu } from './types.ts';
import { clamp, type View } from './view.ts';

/** The place of one appointment: `start` to `end` in minutes, `span` lanes wide from `lane` on, of `lanes`. */
export type Placement = {
  randevu: TakvimRandevusu;
  start: number;
  end: number;
  lane: number;
  lanes: number;
  span: number;
};

/**
 * Puts the appointments of one column side by side where they overlap. Every appointment gets a place, no two places
 * overlap, and a place grows to the right over lanes that are free for its whole time.
 */
export function layLanes(randevular: readonly TakvimRandevusu[], view: View): Placement[] {
  const placements = randevular.map((randevu) => place(randevu, view)).sort(byStart);
  let cluster: Placement[] = [];
  let clusterEnd = -1;
  for (const placement of placements) {
    if (placement.start >= clusterEnd) {
      closeCluster(cluster);
      cluster = [];
    }
    placement.lane = freeLane(cluster, placement.start);
    cluster.push(placement);
    clusterEnd = Math.max(clusterEnd, placement.end);
  }
  closeCluster(cluster);
  return placements;
}

function place(randevu: TakvimRandevusu, view: View): Placement {
  const start = clamp(randevu.baslangic, view.start, view.end - view.shortest);
  const end = clamp(randevu.bitis, start + view.shortest, view.end);
  return { randevu, start, end, lane: 0, lanes: 1, span: 1 };
}

/** The longer one first, so that it keeps the left lane; the id makes the order of equals stable. */
export function byStart(a: Placement, b: Placement): number {
  return a.start - b.start || b.end - a.end || a.randevu.id - b.randevu.id;
}

function freeLane(cluster: readonly Placement[], start: number): number {
  const taken = new Set<number>();
  for (const other of cluster) if (other.end > start) taken.add(other.lane);
  let lane = 0;
  while (taken.has(lane)) lane += 1;
  return lane;
}

function closeCluster(cluster: readonly Placement[]): void {
  const lanes = Math.max(0, ...cluster.map(({ lane }) => lane)) + 1;
  for (const placement of cluster) {
    placement.lanes = lanes;
    const blocked = cluster
      .filter((other) => other.lane > placement.lane && other.start < placement.end && placement.start < other.end)
      .map(({ lane }) => lane);
    placement.span = Math.min(lanes, ...blocked) - placement.lane;
  }
}
