import type { ReactNode } from 'react';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import type { Ara } from '@defter/rules/acik-saat.ts';
import type { SaatAraligi } from '@defter/rules/saat.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import type { Yakinlik } from './view.ts';

export type TakvimSutunu = {
  id: number;
  adi: string;
  altBaslik?: string;
  /** Hatched: outside of the shift. */
  kapaliAraliklar?: SaatAraligi[];
  /** Greyed: the column's person is on leave. */
  izinAraliklari?: SaatAraligi[];
  /** Hatched with its reason: the salon or this column is closed then. */
  aralar?: Ara[];
  /** Taken by an appointment of another column, with its name. */
  doluAraliklar?: Ara[];
  /** The red line of the present minute stands in this column alone, when its view shows several days. */
  isOne?: boolean;
};

/** The letter of a request, which is not booked yet. */
export const TALEP_DURUMU = 'T';

export type TakvimRandevusu = {
  id: number;
  sutunID: number;
  /** Minutes since midnight, like `bitis`. */
  baslangic: number;
  bitis: number;
  /** Minutes that its column is taken before and after. */
  tamponOnce?: number;
  tamponSonra?: number;
  durum: RandevuDurumKodu | typeof TALEP_DURUMU;
  /** The customer. */
  baslik: string;
  /** The services. */
  altBaslik?: string;
  /** The present state in words, such as how long somebody waits; `isGec` if the desk has to act. */
  simdi?: { sozu: string; isGec: boolean };
  isaretler?: { anahtar: string; etiket: string; simge: string }[];
  /** Shows the lock; whether it moves is still `canMove`'s to say. */
  kilitli?: boolean;
};

/** A place in the day: where something is created or dropped. */
export type Hedef = { sutunID: number; baslangic: number; bitis: number };

/** A place in the calendar and its day. */
export type GunHedefi = Hedef & { tarih: Tarih };

/** The way in which an appointment goes into the tray: cut or copied. */
export type TepsiTuru = 'kes' | 'kopya';

export type GunTakvimiProps = {
  /** The day or days that are shown, in words. */
  donem: string;
  /** Whether the columns are days, which may be narrower. */
  isWeek?: boolean;
  sutunlar: TakvimSutunu[];
  randevular: TakvimRandevusu[];
  /** Opening and closing in minutes since midnight; appointments outside of them stretch the view. */
  baslangic: number;
  bitis: number;
  /** Length of a slot in minutes. */
  periyot: number;
  /** The zoom that was chosen; null shows nine hours on a screen. */
  yakinlik?: Yakinlik | null;
  /** The present minute, only when today is shown. */
  simdi?: number;
  /** The places of the open form beside the calendar, line by line. */
  taslaklar?: readonly Hedef[];
  /** A button in the head of each column. */
  headAction?: (sutun: { id: number; adi: string }) => ReactNode;
  canCreate: boolean;
  canMove: (randevu: TakvimRandevusu) => boolean;
  /** Asked for every place a drag passes; without it everywhere is allowed. */
  canDrop?: (randevu: TakvimRandevusu, hedef: Hedef) => boolean;
  onOpen(id: number): void;
  onCreate(hedef: Hedef): void;
  onMove(id: number, hedef: Hedef): void;
  /** Cuts or copies an appointment, to be put down elsewhere. */
  onTake?(id: number, tur: TepsiTuru): void;
  onMenu?(id: number, anchor: { x: number; y: number }): void;
};
