import type { Platform } from '../http/context.ts';

/**
 * Tells of what has changed in a bayi, after its commit: this server forgets at once what it remembered, for the
 * next request may be here before the notice is; other servers and every screen hear of it by notice.
 */
export function announce({ totals, sessions, events }: Platform, bayiID: number, konular: readonly string[]): void {
  if (konular.length === 0) return;
  totals.forget(bayiID, konular);
  sessions.forget(bayiID, konular);
  events.announce(bayiID, konular);
}
