import { type RawBuilder, sql } from 'kysely';

/**
 * The time of day at which something ends, `HH:MI` as the wire says it: midnight is 24:00 of the day on which it began.
 * @param begin the column of the moment at which it begins
 * @param end the column of the moment at which it ends
 */
export const timeOfEnd = (begin: RawBuilder<unknown>, end: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${end}::date > ${begin}::date then '24:00' else to_char(${end}, 'HH24:MI') end`;
