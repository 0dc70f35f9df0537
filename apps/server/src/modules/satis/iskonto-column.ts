import { toIskonto } from '@defter/contract/satis.ts';
import { type RawBuilder, sql } from 'kysely';
import { kurusOf, liraOf } from '../../platform/db/lira.ts';

/* `iskonto` is lira or percent, by the `iskonto_tip` beside it. */

/** The discount of the sale or line `alias` as a handler reads it: kuruş or percent. */
export const iskontoOf = (alias: 's' | 'i'): RawBuilder<number> => {
  const iskonto = sql<number>`${sql.ref(alias)}.iskonto`;
  return sql`case when ${sql.ref(alias)}.iskonto_tip = '%' then ${iskonto} else ${kurusOf(iskonto)} end`;
};

/** The parameter that writes it. */
export function iskontoColumn(girdi: Parameters<typeof toIskonto>[0]): number {
  const { tip, deger } = toIskonto(girdi);
  return tip === 'tutar' ? liraOf(deger) : deger;
}
