import type { SaatAraligi } from './saat.ts';

/* Finds free times: every proposed time comes from this function (docs/adr/0055). Everything is in minutes of one day. */

/** A column of the calendar as free times see it. */
export type BosYer = {
  id: number;
  /** The closed times: outside of opening hours, breaks, shifts, leave. The appointment itself must not touch them; the time around it may. */
  kapali: readonly SaatAraligi[];
  /** The taken times, including the time around each appointment. The new appointment and the time around it must not touch them. */
  dolu: readonly SaatAraligi[];
};

/** A need of an appointment: so many of these columns, those of one colleague (`kisiler`, by column) counted once. No column may be in two needs. */
export type Gerek = { yerler: readonly number[]; sayi: number; kisiler?: ReadonlyMap<number, number> };

export type BosSaatSorusu = {
  yerler: readonly BosYer[];
  gerekler: readonly Gerek[];
  /** Minutes, without the time around it. */
  sure: number;
  tamponOnce: number;
  tamponSonra: number;
  /** The possible starts are `ilk`, `ilk + adim` and so on, the last one before `son`. */
  ilk: number;
  son: number;
  adim: number;
  /**
   * The shortest stretch that could still be sold. A start that leaves a shorter one before or behind it, in the columns of the first
   * need, is marked; 0 marks none.
   */
  enKisa?: number;
};

export type BosSaat = SaatAraligi & {
  /** The columns that it would take, those of the first need first. */
  yerler: number[];
  /** It leaves a stretch that is too short for anybody. */
  boslukBirakir: boolean;
};

/** The times at which everything needed is free, earliest first, each with the first free columns of each need. */
export function bosSaatler(soru: BosSaatSorusu): BosSaat[] {
  const { sure, ilk, son, adim, gerekler, enKisa = 0 } = soru;
  const yerler = new Map(soru.yerler.map((yer) => [yer.id, yer]));
  const isFree = new Map(soru.yerler.map((yer) => [yer.id, freeStarts(yer, soru)]));
  const bulunan: BosSaat[] = [];
  for (let sira = 0, baslangic = ilk; baslangic < son; sira += 1, baslangic += adim) {
    const secilen = chooseYerler(gerekler, (id) => isFree.get(id)?.[sira] === 1);
    if (!secilen) continue;
    const zaman = { baslangic, bitis: baslangic + sure };
    const asil = secilen.slice(0, gerekler[0]?.sayi ?? 0);
    bulunan.push({ ...zaman, yerler: secilen, boslukBirakir: enKisa > 0 && asil.some((id) => leavesGap(yerler.get(id)!, soru, baslangic)) });
  }
  return bulunan;
}

/** The starts that leave no unusable stretch; all starts if each leaves one. */
export function boslukBirakmayanlar(saatler: readonly BosSaat[]): BosSaat[] {
  const iyiler = saatler.filter(({ boslukBirakir }) => !boslukBirakir);
  return iyiler.length > 0 ? iyiler : [...saatler];
}

/** Whether the column is free for each start, by the number of the start: 1 or 0. */
function freeStarts({ kapali, dolu }: BosYer, { sure, tamponOnce, tamponSonra, ilk, son, adim }: BosSaatSorusu): Uint8Array {
  const free = new Uint8Array(Math.max(0, Math.ceil((son - ilk) / adim))).fill(1);
  // A start is impossible if it lies between `baslangic - length` and `bitis`, both with the time around them.
  const close = (after: number, before: number) => {
    const from = Math.max(0, Math.floor((after - ilk) / adim) + 1);
    const to = Math.min(free.length, Math.ceil((before - ilk) / adim));
    if (from < to) free.fill(0, from, to);
  };
  for (const { baslangic, bitis } of kapali) if (baslangic < bitis) close(baslangic - sure, bitis);
  for (const { baslangic, bitis } of dolu) if (baslangic < bitis) close(baslangic - sure - tamponSonra, bitis + tamponOnce);
  return free;
}

function chooseYerler(gerekler: readonly Gerek[], isFree: (id: number) => boolean): number[] | undefined {
  const secilen: number[] = [];
  for (const { yerler, sayi, kisiler } of gerekler) {
    let kalan = sayi;
    const alinan = new Set<number>();
    for (const id of yerler) {
      if (kalan === 0) break;
      const kim = kisiler?.get(id) ?? id;
      if (alinan.has(kim) || !isFree(id)) continue;
      alinan.add(kim);
      secilen.push(id);
      kalan -= 1;
    }
    if (kalan > 0) return undefined;
  }
  return secilen;
}

/** Whether a start leaves a stretch before or behind it that is neither empty nor long enough. */
function leavesGap({ kapali, dolu }: BosYer, { sure, tamponOnce, tamponSonra, enKisa = 0 }: BosSaatSorusu, baslangic: number): boolean {
  const once = baslangic - tamponOnce;
  const sonra = baslangic + sure + tamponSonra;
  const sinirlar = [...kapali, ...dolu];
  const before = once - Math.max(...sinirlar.filter(({ bitis }) => bitis <= once).map(({ bitis }) => bitis), 0);
  const behind = Math.min(...sinirlar.filter((aralik) => aralik.baslangic >= sonra).map((aralik) => aralik.baslangic), 24 * 60) - sonra;
  return [before, behind].some((length) => length > 0 && length < enKisa);
}
