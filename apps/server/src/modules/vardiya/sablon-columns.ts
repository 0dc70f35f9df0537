import { type RawBuilder, sql } from 'kysely';

/** The beginning and end of a template `s` on the day `tarih`. An end before the beginning is on the next day. */
export const sablonZamanlari = (tarih: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  ${tarih} + s.baslangic_saati as baslangic,
  ${tarih} + s.bitis_saati + case when s.bitis_saati < s.baslangic_saati then interval '1 day' else interval '0' end as bitis`;

/** A time for the wire: `YYYY-MM-DD HH:mm`. */
export const zamanColumn = (column: string): RawBuilder<unknown> => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD HH24:MI')`;
