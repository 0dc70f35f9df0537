/**
 * Advisory locks of the whole database, by the job that holds one while it works: one of several servers or programs at a time. No two jobs
 * share a number. Transactions of one salon take turns by name instead (turn.ts).
 */
export const HOUSE_LOCK = { migrate: 4_206_251, seal: 4_206_252, backup: 4_206_253 } as const;
