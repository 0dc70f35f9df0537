import { type SaatAraligi, toDakika } from './saat.ts';
import { type Tarih, weekday } from './tarih.ts';
import { gapsOf } from './vardiya.ts';

/* The open times of a salon, and of each of its columns (docs/adr/0055). Everything is as on the wire; the answers are minutes of the day. */

/** The weekdays as the wire names them; the first is day 1. */
export const GUNLER = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'] as const;
export type Gun = (typeof GUNLER)[number];

/** A weekday that is closed; one with hours of its own is `HH:mm-HH:mm`, and null has those of every day. */
export const GUN_KAPALI = 'kapali';

/** The hours of every day, and of the weekdays that differ. */
export type HaftaSaatleri = { baslangicSaati: string; bitisSaati: string } & Record<Gun, string | null>;

/** `kapali`: whole days are closed. `saat`: days with other hours. `ara`: some hours are closed, of one column or of all. */
export const ISTISNA_TURLERI = ['kapali', 'saat', 'ara'] as const;

/** An exception from the hours of a week. */
export type Istisna = {
  tur: (typeof ISTISNA_TURLERI)[number];
  /** The column whose hours are closed; null is all of them. */
  randevuSutunBaslikID: number | null;
  baslangicTarihi: Tarih;
  /** The last day; null is without an end. */
  bitisTarihi: Tarih | null;
  /** Null for days that are closed. */
  baslangicSaat: string | null;
  bitisSaat: string | null;
  /** The weekdays (1 to 7) on which it holds; none is every day. */
  gunler: readonly number[];
  aciklama: string;
};

/** Closed hours, with their reason. */
export type Ara = SaatAraligi & { neden: string };

/** Whether an exception holds on a day. */
function isIstisnaOf({ baslangicTarihi, bitisTarihi, gunler }: Istisna, tarih: Tarih): boolean {
  return baslangicTarihi <= tarih && (bitisTarihi === null || bitisTarihi >= tarih) && (gunler.length === 0 || gunler.includes(weekday(tarih)));
}

/** The hours of a weekday (1 to 7) without exceptions; undefined when it is closed. */
function haftaninSaatleri(gun: number, hafta: HaftaSaatleri): SaatAraligi | undefined {
  const own = hafta[GUNLER[gun - 1]!];
  if (own === GUN_KAPALI) return undefined;
  const [baslangic, bitis] = own?.split('-') ?? [hafta.baslangicSaati, hafta.bitisSaati];
  return { baslangic: toDakika(baslangic!), bitis: toDakika(bitis!) };
}

/**
 * The open time of the salon on a day; undefined if it is closed. For the closed hours of single columns see `aralarOf`.
 * @param tatil `HH:mm` at which a public holiday begins that closes the salon; undefined on a working day
 */
export function acikSaatler(tarih: Tarih, hafta: HaftaSaatleri, istisnalar: readonly Istisna[], tatil?: string): SaatAraligi | undefined {
  const istisna = istisnalar.find((biri) => biri.tur !== 'ara' && isIstisnaOf(biri, tarih));
  if (istisna) return saatlerOf(istisna);
  const saatler = haftaninSaatleri(weekday(tarih), hafta);
  if (!saatler || tatil === undefined) return saatler;
  const bitis = Math.min(saatler.bitis, toDakika(tatil));
  return saatler.baslangic < bitis ? { baslangic: saatler.baslangic, bitis } : undefined;
}

/** The hours of a day for which a column is closed, each with its reason. */
export function aralarOf(tarih: Tarih, sutunID: number, istisnalar: readonly Istisna[]): Ara[] {
  return istisnalar.flatMap((istisna) => {
    if (istisna.tur !== 'ara' || (istisna.randevuSutunBaslikID ?? sutunID) !== sutunID || !isIstisnaOf(istisna, tarih)) return [];
    const saatler = saatlerOf(istisna);
    return saatler ? [{ ...saatler, neden: istisna.aciklama }] : [];
  });
}

const BUTUN_GUN: SaatAraligi = { baslangic: 0, bitis: 24 * 60 };

/** All closed minutes of a day. */
export const kapaliSaatler = (acik: SaatAraligi | undefined): SaatAraligi[] => gapsOf(BUTUN_GUN, acik ? [acik] : []);

const saatlerOf = ({ baslangicSaat, bitisSaat }: Istisna): SaatAraligi | undefined =>
  baslangicSaat === null || bitisSaat === null ? undefined : { baslangic: toDakika(baslangicSaat), bitis: toDakika(bitisSaat) };
