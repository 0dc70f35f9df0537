import { moduleOf } from './places.ts';
import type { Import } from './sources.ts';

/**
 * The modules that reach themselves over others, each with one way round: `musteri → satis → musteri`. A module is its
 * folder, at any depth; an import of types alone counts too, because it also makes one file know the other.
 */
export function findCircles(imports: readonly Import[]): string[] {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [moduleOf(one.from), moduleOf(one.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const edges = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, edges.set(to, one));
  }
  const circles = [...graph.keys()].flatMap((start) => {
    const way = shortestWayBack(graph, start);
    return way ? [way] : [];
  });
  const told = new Set<string>();
  return circles.flatMap((way) => {
    const key = way.map(({ from }) => String(moduleOf(from))).sort().join();
    if (told.has(key)) return [];
    told.add(key);
    return [`${way.map(({ from }) => moduleOf(from)).join(' → ')} → ${moduleOf(way[0]!.from)}: ${way.map(({ from, to }) => `${from} imports ${to}`).join('; ')}`];
  });
}

function shortestWayBack(graph: Map<string, Map<string, Import>>, start: string): Import[] | undefined {
  const seen = new Set<string>();
  let ways: Import[][] = [...(graph.get(start)?.values() ?? [])].map((one) => [one]);
  while (ways.length > 0) {
    const next: Import[][] = [];
    for (const way of ways) {
      const here = moduleOf(way.at(-1)!.to)!;
      if (here === start) return way;
      if (seen.has(here)) continue;
      seen.add(here);
      for (const one of graph.get(here)?.values() ?? []) next.push([...way, one]);
    }
    ways = next;
  }
  return undefined;
}
