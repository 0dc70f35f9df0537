import type { Randevu } from '@defter/contract/randevu.ts';
import { RandevuDurumu } from '@defter/rules/randevu.ts';
import type { TepsiTuru } from './calendar/types.ts';
import type { Yakinlik } from './calendar/view.ts';
import type { Isaretler } from './takvim-verisi.ts';
import type { KapaliOf } from './use-kapali.ts';
import type { GunHedefi } from './use-randevu-paneli.ts';
import type { Suzgec } from './use-suzgec.ts';
import type { Takvim } from './use-takvim.ts';

/** What every view of the calendar works with: what it shows, and what the desk does there. */
export type Masa = {
  suzgec: Suzgec;
  takvim: Takvim;
  isaret: Isaretler;
  kapaliOf: KapaliOf;
  yakinlik: Yakinlik | null;
  canCreate: boolean;
  canMove: boolean;
  onOpen: (id: number) => void;
  onCreate: (yer: GunHedefi) => void;
  /** `isDisinda`: whether nobody works at the new place then. */
  onMove: (randevu: Randevu, yer: GunHedefi, isDisinda: boolean) => void;
  onTake: (randevu: Randevu, tur: TepsiTuru) => void;
  /** Where the form of the panel stands. */
  taslak: GunHedefi | undefined;
  onMenu: (randevu: Randevu, anchor: { x: number; y: number }) => void;
};

/** Whether an appointment may be dragged. */
export const isMovable = ({ durum }: { durum: string }): boolean => durum !== RandevuDurumu.kapandi;
