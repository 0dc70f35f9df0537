import { availableParallelism } from 'node:os';

/** How many test files run at once: each waits for its database, its browser and its processes, so there are half as many again as cores. */
export const WORKERS = Math.ceil(availableParallelism() * 1.5);
