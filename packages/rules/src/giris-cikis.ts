import type { SaatAraligi } from './saat.ts';
import { gapsOf } from './vardiya.ts';

/** The acts at the door, with their letters on the wire. */
export const GirisCikisTipi = { giris: 'G', cikis: 'C', molaBasi: 'M', molaSonu: 'D' } as const;
export type GirisCikisKodu = (typeof GirisCikisTipi)[keyof typeof GirisCikisTipi];

/** One entry or exit; `an` in minutes on the axis of vardiya.ts. */
export type Hareket = { an: number; tip: GirisCikisKodu };

/** The kinds of missing entries: expected, late, absent, a whole shift, an entry, an exit. */
export const EKSIKLER = ['bekleniyor', 'gecikti', 'gelmedi', 'vardiya', 'giris', 'cikis'] as const;
export type Eksik = (typeof EKSIKLER)[number];

/**
 * A day at work compared with its shifts, in minutes. `eksik` says what is missing: nobody has come yet (`bekleniyor`), is late by now (`gecikti`),
 * did not come (`gelmedi`), came but left out one of several shifts (`vardiya`), or an entry or exit is missing.
 */
export type GunDegerlendirmesi = {
  giris: number | null;
  cikis: number | null;
  gecKalma: number;
  erkenCikma: number;
  calisma: number;
  eksik: Eksik | null;
};

type Gun = {
  /** The hours of the shifts on the axis, in order. Empty when nothing is planned; a day off has one empty stretch. */
  vardiyalar: readonly SaatAraligi[];
  izinler: readonly SaatAraligi[];
  /** All records of this day, in order of time. */
  hareketler: readonly Hareket[];
  simdi: number;
};

/** Judges a day. Leave reduces what is expected, and hours that have not passed yet are not missing. */
export function judgeGun({ vardiyalar, izinler, hareketler, simdi }: Gun): GunDegerlendirmesi {
  const giris = hareketler.find(({ tip }) => tip === GirisCikisTipi.giris)?.an ?? null;
  const cikis = hareketler.findLast(({ tip }) => tip === GirisCikisTipi.cikis)?.an ?? null;
  const beklenen = vardiyalar.flatMap((vardiya) => outlineOf(gapsOf(vardiya, izinler)));
  const parcalar = beklenen.map((vardiya, i) => judgeVardiya(vardiya, { window: windowOf(beklenen, i), present: presenceOf(hareketler), simdi }));
  return {
    giris,
    cikis,
    calisma: workedMinutes(hareketler, simdi),
    gecKalma: giris === null && hareketler.length > 0 ? 0 : sum(parcalar.map(({ gec }) => gec)),
    erkenCikma: cikis === null ? 0 : sum(parcalar.map(({ erken }) => erken)),
    eksik: missing({ hareketler, giris, to: beklenen.at(-1)?.bitis, parcalar, simdi }),
  };
}

type Parca = { gec: number; erken: number; eksik: 'bekleniyor' | 'gecikti' | 'gelmedi' | null };
type Olcu = { window: SaatAraligi; present: readonly SaatAraligi[]; simdi: number };

/** One shift with the first entry and the last exit in its part of the day. A person who is still here has no exit. */
function judgeVardiya({ baslangic, bitis }: SaatAraligi, { window, present, simdi }: Olcu): Parca {
  const own = present.filter((stretch) => stretch.baslangic < window.bitis && stretch.bitis > window.baslangic);
  if (own.length > 0) {
    const came = Math.max(own[0]!.baslangic, window.baslangic);
    const left = Math.min(own.at(-1)!.bitis, window.bitis);
    return { gec: Math.max(0, came - baslangic), erken: Math.max(0, bitis - Math.max(left, baslangic)), eksik: null };
  }
  if (simdi <= baslangic) return { gec: 0, erken: 0, eksik: 'bekleniyor' };
  return simdi < bitis ? { gec: simdi - baslangic, erken: 0, eksik: 'gecikti' } : { gec: 0, erken: 0, eksik: 'gelmedi' };
}

/** The part of a shift that leave does not cover, from its beginning to its end. */
const outlineOf = (gaps: readonly SaatAraligi[]): SaatAraligi[] =>
  gaps.length === 0 ? [] : [{ baslangic: gaps[0]!.baslangic, bitis: gaps.at(-1)!.bitis }];

/** The part of the day whose entries and exits belong to this shift: up to half-way to its neighbours. */
function windowOf(vardiyalar: readonly SaatAraligi[], i: number): SaatAraligi {
  const middle = (a: SaatAraligi | undefined, b: SaatAraligi | undefined) => a && b && Math.floor((a.bitis + b.baslangic) / 2);
  return { baslangic: middle(vardiyalar[i - 1], vardiyalar[i]) ?? -Infinity, bitis: middle(vardiyalar[i], vardiyalar[i + 1]) ?? Infinity };
}

/**
 * The stretches from each entry to its exit, breaks included. For a person who is still here the last one has no end.
 */
function presenceOf(hareketler: readonly Hareket[]): SaatAraligi[] {
  const stretches: SaatAraligi[] = [];
  let since: number | undefined;
  for (const { an, tip } of hareketler) {
    if (tip !== GirisCikisTipi.cikis) since ??= an;
    else {
      // Without a recorded entry the person counts as present since before.
      stretches.push({ baslangic: since ?? stretches.at(-1)?.bitis ?? -Infinity, bitis: an });
      since = undefined;
    }
  }
  return since === undefined ? stretches : [...stretches, { baslangic: since, bitis: Infinity }];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Seen = { hareketler: readonly Hareket[]; giris: number | null; to: number | undefined; parcalar: readonly Parca[]; simdi: number };

function missing({ hareketler, giris, to, parcalar, simdi }: Seen): Eksik | null {
  if (hareketler.length === 0) {
    if (parcalar.length === 0) return null;
    if (parcalar.every(({ eksik }) => eksik === 'gelmedi')) return 'gelmedi';
    if (parcalar.every(({ eksik }) => eksik === 'bekleniyor')) return 'bekleniyor';
    return parcalar.some(({ eksik }) => eksik === 'gecikti') ? 'gecikti' : 'vardiya';
  }
  if (giris === null) return 'giris';
  if (parcalar.some(({ eksik }) => eksik === 'gelmedi')) return 'vardiya';
  if (parcalar.some(({ eksik }) => eksik === 'gecikti')) return 'gecikti';
  const isOut = hareketler.at(-1)?.tip === GirisCikisTipi.cikis;
  return !isOut && to !== undefined && simdi > to ? 'cikis' : null;
}

/** The stretches from every entry to the next exit, without breaks. A person who is still here has worked until now. */
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

/** Work never lasts longer than this without an exit. Beyond it the exit was forgotten, and unrecorded time does not count as work. */
const LONGEST = 16 * 60;

type PlanliGun = {
  /** The last shift of the day. */
  vardiya: SaatAraligi | undefined;
  midnight: number;
};

/**
 * The boundary between two days for entries and exits: midnight, or half-way between two shifts when the first one runs
 * past it.
 */
export function endOfGun({ vardiya, midnight }: PlanliGun, next: SaatAraligi | undefined): number {
  const end = midnight + 24 * 60;
  if (!vardiya || vardiya.bitis <= end || vardiya.bitis === vardiya.baslangic) return end;
  const begins = next && next.bitis > next.baslangic ? next.baslangic : vardiya.bitis + NIGHT_GRACE * 2;
  return Math.max(vardiya.bitis, Math.floor((vardiya.bitis + begins) / 2));
}

/** For this long after a night shift its exit still belongs to it. */
const NIGHT_GRACE = 4 * 60;
