import { type RawBuilder, sql } from 'kysely';

/**
 * When the customer of `r` came, as its state becomes `durum`: the moment is kept while the visit goes on, also when a closed
 * one is reopened, and forgotten when it turns out that nobody has come. Where none was kept, a later save makes none up.
 * @param an wall clock, `YYYY-MM-DD HH:mm:ss`
 */
export const gelisOf = (durum: RawBuilder<unknown>, an: string): RawBuilder<unknown> => sql`
  case when ${durum} = 'G' and r.durum <> 'G' then coalesce(r.gelis_zamani, ${an}::timestamp) when ${durum} in ('G', 'K') then r.gelis_zamani end`;
