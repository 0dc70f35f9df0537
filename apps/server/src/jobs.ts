import type { Database } from './platform/db/database.ts';
import { cleanUp } from './platform/jobs/clean-up.ts';
import type { Job } from './platform/jobs/jobs.ts';

/** What is done by itself, and when. Every hour rather than at night: the computer of a salon may be off then. */
export const jobsOf = (database: Database): Job[] => [{ name: 'temizlik', cron: '17 * * * *', run: () => cleanUp(database) }];
