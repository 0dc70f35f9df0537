import { type RawBuilder, sql } from 'kysely';

/** The state of an instalment, as taksitDurumu of the rules package says it. */
export const taksitDurumu = (tarih: RawBuilder<unknown>, kalan: RawBuilder<unknown>, bugun: string): RawBuilder<string> => sql`
  case when ${kalan} = 0 then 'odendi' when ${tarih} < ${bugun}::date then 'gecikti' when ${tarih} = ${bugun}::date then 'bugun' else 'bekliyor' end`;
