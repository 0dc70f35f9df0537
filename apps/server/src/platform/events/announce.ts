import type { Platform } from '../http/context.ts';

/**
 * Announces what has changed in a bayi, after its commit. This server forgets its cached values at once, because the
 * next request may arrive before the notice. Other servers and every screen learn of it by notice.
 */
export function announce({ totals, sessions, events }: Platform, bayiID: number, konular: readonly string[]): void {
  if (konular.length === 0) return;
  totals.forget(bayiID, konular);
  sessions.forget(bayiID, konular);
  events.announce(bayiID, konular);
}
