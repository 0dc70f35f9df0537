import { type RawBuilder, sql } from 'kysely';
import type { Oturum } from '../../platform/auth/oturum.ts';

/**
 * What somebody reads of message `g`. The figures of a weekly report (its key is `rapor`, the view, the colleague, the week) are a letter to one
 * colleague, who may see that report; others read that it left and whether it arrived.
 */
export const gorunenMetin = ({ personelID }: Pick<Oturum, 'personelID'>): RawBuilder<string> =>
  sql`case when g.anahtar like 'rapor %' and split_part(g.anahtar, ' ', 3) <> ${String(personelID)} then '•••••' else g.mesaj end`;
