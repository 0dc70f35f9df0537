import { type RawBuilder, sql } from 'kysely';
import { liraOf } from '../../platform/db/lira.ts';
import type { Taksit } from './choose-taksitler.ts';

/**
 * The CTEs that bring the plan of a sale from what it was to what it is to be, each with a comma behind it; nothing where
 * neither has an instalment.
 */
export function rewriteTaksitler(satisID: RawBuilder<number>, eskiler: readonly Taksit[], taksitler: readonly Taksit[]): RawBuilder<unknown> {
  const kalan = new Set(taksitler.map(({ id }) => id));
  const gidenler = eskiler.flatMap(({ id }) => (kalan.has(id) ? [] : [id]));
  const rows = sql`
    json_to_recordset(${JSON.stringify(taksitler.map((taksit, i) => ({ ...taksit, no: i + 1, tutar: liraOf(taksit.tutar), onceki: liraOf(taksit.onceki) })))}::json)
      as y (id bigint, no int, tarih date, tutar numeric, onceki numeric, aciklama text)`;
  const parts = [
    ...(gidenler.length > 0 ? [sql`giden_taksit as (delete from taksit where satis_id = ${satisID} and id = any(${gidenler}::bigint[])),`] : []),
    ...(eskiler.length > gidenler.length
      ? [
          sql`degisen_taksit as (
            update taksit t set no = y.no, tarih = y.tarih, tutar = y.tutar, onceki = y.onceki, aciklama = y.aciklama
            from ${rows} where t.satis_id = ${satisID} and t.id = y.id
              and (t.no, t.tarih, t.tutar, t.onceki, t.aciklama) is distinct from (y.no, y.tarih, y.tutar, y.onceki, y.aciklama)
          ),`,
        ]
      : []),
    ...(kalan.has(0)
      ? [
          sql`yeni_taksit as (
            insert into taksit (satis_id, no, tarih, tutar, onceki, aciklama)
            select ${satisID}, y.no, y.tarih, y.tutar, y.onceki, y.aciklama from ${rows} where y.id = 0
          ),`,
        ]
      : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` `) : sql``;
}
