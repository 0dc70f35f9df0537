import { type RawBuilder, sql } from 'kysely';

type Yer = {
  /** An array of columns. */
  sutunlar: RawBuilder<unknown>;
  /** Timestamps, with the time around the appointment. */
  ilk: RawBuilder<unknown>;
  son: RawBuilder<unknown>;
  /** The appointment itself, which is not in its own way. */
  randevuID: RawBuilder<unknown>;
};

/**
 * Whether places are taken by an appointment that was given over others (docs/adr/0073), which the constraint leaves out. Whoever
 * takes a place asks for it; who commits at the same moment as such a one was first.
 */
export const isUstuneAlinmis = ({ sutunlar, ilk, son, randevuID }: Yer): RawBuilder<boolean> => sql`exists (
  select from randevu_yer u where u.ustune and u.randevu_basligi_id = any(${sutunlar}) and u.randevu_id <> ${randevuID}
    and u.cakisma_yasak and u.tutar and u.baslangic < ${son} and u.bitis > ${ilk})`;
