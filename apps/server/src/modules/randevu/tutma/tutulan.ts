import { type RawBuilder, sql } from 'kysely';

/** Whether one of these columns is kept for a visitor of the page within this time; the visitor's own is let go before it is booked. */
export const isTutulan = ({ sutunlar, aralik }: { sutunlar: RawBuilder<unknown>; aralik: RawBuilder<unknown> }): RawBuilder<boolean> => sql`exists (
  select from randevu_tutma t where t.randevu_basligi_id = any(${sutunlar}) and t.gecerlilik > now() and tsrange(t.baslangic, t.bitis) && ${aralik})`;
