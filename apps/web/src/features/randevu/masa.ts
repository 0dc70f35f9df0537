import type { Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import { type GunHedefi, TALEP_DURUMU, type TepsiTuru } from './calendar/types.ts';
import type { Yakinlik } from './calendar/view.ts';
import type { TalepKatmani } from './talep/use-talep-katmani.tsx';
import type { KapaliOf } from './use-kapali.ts';
import type { Suzgec } from './use-suzgec.ts';
import type { Takvim } from './use-takvim.ts';

/** The shared state of every view of the calendar, and the acts of the desk there. */
export type Masa = {
  suzgec: Suzgec;
  takvim: Takvim;
  kapaliOf: KapaliOf;
  talepler: TalepKatmani;
  yakinlik: Yakinlik | null;
  canCreate: boolean;
  canMove: boolean;
  onOpen: (id: number) => void;
  onCreate: (yer: GunHedefi) => void;
  /** `isDisinda`: whether nobody works at the new place then. */
  onMove: (randevu: Randevu, yer: GunHedefi, isDisinda: boolean) => void;
  onTake: (randevu: Randevu, tur: TepsiTuru) => void;
  /** The places of the lines of the panel's form. */
  taslaklar: readonly GunHedefi[];
  /** Gives the appointments of a column to others; undefined for people without that right. */
  onAktar: ((sutunID: number) => void) | undefined;
  onMenu: (randevu: Randevu, anchor: { x: number; y: number }) => void;
};

/** Whether an appointment may be dragged. */
export const isMovable = ({ durum }: { durum: string }): boolean => durum !== RandevuDurumu.kapandi && durum !== TALEP_DURUMU;
