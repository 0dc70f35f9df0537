import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import type { Answer } from '../../app/data/api.ts';

/** The whole page as it was read; a section that the person may not see is null. */
export type Bugun = Answer<typeof dashboardCalls.bugun>;
/** The larger sections are memos, because the page is drawn again for each part that arrives. */
export type BolumProps = { bugun: Bugun };
