import { LRUCache } from 'lru-cache';
import type { Events } from './events/events.ts';

/** A total is trusted for this long at most, in case the notice of a change is lost. */
const MAX_AGE_MS = 10_000;
const MAX_ENTRIES = 5_000;

export type Totals = {
  /**
   * How many records a filter matches. The count is kept until something of that topic changes in the bayi: counting
   * 20,000 rows costs eight times the page of 25 that is shown with it.
   */
  count(of: { bayiID: number; konu: string; filtre: string }, count: () => Promise<number>): Promise<number>;
  /** Forgets at once the totals that this server itself has changed. Other servers learn of it by notice. */
  forget(bayiID: number, konular: readonly string[]): void;
};

export function createTotals(events: Pick<Events, 'subscribe'>): Totals {
  const entries = new LRUCache<string, number>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });
  // A count that began before a change must not be remembered after it.
  const generations = new Map<string, number>();
  /** How often notices were lost, after which no count of before is trusted. */
  let lost = 0;
  const topic = (bayiID: number, konu: string) => `${bayiID} ${konu}`;

  function forget(bayiID: number, konular: readonly string[]): void {
    if (bayiID === 0) {
      entries.clear();
      lost += 1;
    }
    for (const konu of konular) {
      const key = topic(bayiID, konu);
      generations.set(key, (generations.get(key) ?? 0) + 1);
    }
  }
  events.subscribe(({ bayiID, konular }) => forget(bayiID, konular));

  return {
    forget,
    async count({ bayiID, konu, filtre }, count) {
      const generation = generations.get(topic(bayiID, konu)) ?? 0;
      const key = `${topic(bayiID, konu)} ${lost}.${generation} ${filtre}`;
      const known = entries.get(key);
      if (known !== undefined) return known;
      const total = await count();
      entries.set(key, total);
      return total;
    },
  };
}
