import type { Tx } from '../../platform/db/connection.ts';

/** The calendar's part when people come and go. The module of appointments implements it; `registerPersonel` gets it. */
export type PersonelTakvimi = {
  /**
   * Lets bookings for a colleague wait until the transaction ends, and waits for those under way. Called before the record
   * is written: a booking that finds it half written would take the person who was.
   */
  hold(tx: Tx, personelID: number): void;
  /** Whether somebody is still expected by a colleague. `simdi`: wall clock, `YYYY-MM-DD HH:mm:ss`. */
  hasComing(tx: Tx, personelID: number, simdi: string): Promise<boolean>;
  /** Somebody works here, by this name. */
  show(tx: Tx, personelID: number, adi: string): Promise<void>;
  /** Somebody works here no longer. */
  hide(tx: Tx, personelID: number): Promise<void>;
  /** Somebody is called otherwise. */
  rename(tx: Tx, personelID: number, ad: { eski: string; yeni: string }): Promise<void>;
};
