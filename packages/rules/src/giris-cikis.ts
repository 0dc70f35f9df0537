import type { SaatAraligi } from './saat.ts';
import { gapsOf } from './vardiya.ts';

/** What somebody does at the door, by the letter the wire carries. */
export const GirisCikisTipi = { giris: 'G', cikis: 'C', molaBasi: 'M', molaSonu: 'D' } as const;
export type GirisCikisKodu = (typeof GirisCikisTipi)[keyof typeof GirisCikisTipi];

/** One entry or exit; `an` in minutes on the axis of vardiya.ts. */
export type Hareket = { an: number; tip: GirisCikisKodu };

/** A day at work against its shift; minutes. `eksik`: what should have been recorded by now and was not. */
export type GunDegerlendirmesi = {
  giris: number | null;
  cikis: number | null;
  gecKalma: number;
  erkenCikma: number;
  calisma: number;
  eksik: 'gelmedi' | 'giris' | 'cikis' | null;
};

type Gun = {
  /** Hours of the shift on the axis; undefined when none is planned, empty on a day off. */
  vardiya: SaatAraligi | undefined;
  izinler: readonly SaatAraligi[];
  /** In order of time, all of them of this day. */
  hareketler: readonly Hareket[];
  simdi: number;
};

/** Judges a day: what leave takes of the shift is not expected, and what has not passed yet is not missing. */
export function judgeGun({ vardiya, izinler, hareketler, simdi }: Gun): GunDegerlendirmesi {
  const giris = hareketler.find(({ tip }) => tip === GirisCikisTipi.giris)?.an ?? null;
  const cikis = hareketler.findLast(({ tip }) => tip === GirisCikisTipi.cikis)?.an ?? null;
  const calisma = workedMinutes(hareketler, simdi);
  const expected = vardiya ? gapsOf(vardiya, izinler) : [];
  const from = expected[0]?.baslangic;
  const to = expected.at(-1)?.bitis;
  const isOut = hareketler.at(-1)?.tip === GirisCikisTipi.cikis;
  return {
    giris,
    cikis,
    calisma,
    gecKalma: giris === null || from === undefined ? 0 : Math.max(0, giris - from),
    erkenCikma: cikis === null || to === undefined || !isOut ? 0 : Math.max(0, to - Math.max(cikis, from ?? cikis)),
    eksik: missing({ giris, isOut, came: hareketler.length > 0, from, to, simdi }),
  };
}

type Seen = { giris: number | null; isOut: boolean; came: boolean; from: number | undefined; to: number | undefined; simdi: number };

function missing({ giris, isOut, came, from, to, simdi }: Seen): GunDegerlendirmesi['eksik'] {
  if (!came) return from !== undefined && simdi > from ? 'gelmedi' : null;
  if (giris === null) return 'giris';
  return !isOut && to !== undefined && simdi > to ? 'cikis' : null;
}

/** From every coming to the next going, without the breaks; who is still here has worked until now. */
function workedMinutes(hareketler: readonly Hareket[], simdi: number): number {
  let worked = 0;
  let since: number | undefined;
  for (const { an, tip } of hareketler) {
    const begins = tip === GirisCikisTipi.giris || tip === GirisCikisTipi.molaSonu;
    if (begins) since ??= an;
    else if (since !== undefined) {
      worked += an - since;
      since = undefined;
    }
  }
  return since === undefined ? worked : worked + Math.max(0, Math.min(simdi, since + LONGEST) - since);
}

/** Nobody works longer than this without going; after it the going was forgotten, and what was not recorded is not worked. */
const LONGEST = 16 * 60;

type PlanliGun = { vardiya: SaatAraligi | undefined; midnight: number };

/**
 * Where one day ends and the next begins for entries and exits: midnight, or half-way between two shifts when the first
 * runs past it.
 */
export function endOfGun({ vardiya, midnight }: PlanliGun, next: SaatAraligi | undefined): number {
  const end = midnight + 24 * 60;
  if (!vardiya || vardiya.bitis <= end || vardiya.bitis === vardiya.baslangic) return end;
  const begins = next && next.bitis > next.baslangic ? next.baslangic : vardiya.bitis + NIGHT_GRACE * 2;
  return Math.max(vardiya.bitis, Math.floor((vardiya.bitis + begins) / 2));
}

/** How long after a night shift its going still belongs to it. */
const NIGHT_GRACE = 4 * 60;
