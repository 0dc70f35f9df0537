import type { VardiyaRandevu, VardiyaSablon } from '@defter/contract/vardiya.ts';
import { toSaat, type SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, daysBetween, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { dayOf, partOnDay, startOfDay, toAnAraligi, vardiyaSaatleri, type ZamanAraligi } from '@defter/rules/vardiya.ts';

/** One field of the plan: who, and on which day. */
export type Hucre = { personelID: number; tarih: Tarih };
/** What is to stand in a field; null empties it. */
export type Degisiklik = Hucre & { sablonID: number | null };

export const GORUNUMLER = ['hafta', 'ay'] as const;
export type Gorunum = (typeof GORUNUMLER)[number];

/** The days of the week or the month that a day is in. */
export function gunlerOf(gorunum: Gorunum, tarih: Tarih): Tarih[] {
  const ilk = gorunum === 'hafta' ? startOfWeek(tarih) : `${tarih.slice(0, 8)}01`;
  // The 28th is in every month, and four days on is the next one.
  const son = gorunum === 'hafta' ? addDays(ilk, 6) : addDays(`${addDays(`${tarih.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1);
  return Array.from({ length: daysBetween(ilk, son) + 1 }, (_, n) => addDays(ilk, n));
}

export const anahtarOf = ({ personelID, tarih }: Hucre): string => `${personelID} ${tarih}`;

/** The plan by its fields. */
export const indexOf = (liste: readonly VardiyaRandevu[]): ReadonlyMap<string, VardiyaRandevu> =>
  new Map(liste.map((kayit) => [anahtarOf(kayit), kayit]));

export const isBos = ({ baslangic, bitis }: ZamanAraligi): boolean => baslangic === bitis;

/** `09:00–17:00`. */
export const saatlerOf = ({ baslangic, bitis }: ZamanAraligi): string => `${baslangic.slice(11)}–${bitis.slice(11)}`;

/** Minutes that are planned. */
export const toplamOf = (kayitlar: readonly ZamanAraligi[]): number =>
  kayitlar.map(toAnAraligi).reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0);

/** A field as it will be, for the screen before the server has answered. */
export function planned({ personelID, tarih }: Hucre, { id, sablonAdi, renk, ...saatler }: VardiyaSablon): VardiyaRandevu {
  const { baslangic, bitis } = vardiyaSaatleri(saatler);
  const midnight = startOfDay(tarih);
  return { personelID, tarih, baslangic: zamanOf(midnight + baslangic), bitis: zamanOf(midnight + bitis), vardiyaSablon: { id, sablonAdi, renk } };
}

const zamanOf = (an: number) => `${dayOf(an)} ${toSaat(an - startOfDay(dayOf(an)))}`;

/** The plan with some fields changed. */
export function withChanges(liste: readonly VardiyaRandevu[], degisiklikler: readonly Degisiklik[], sablonlar: readonly VardiyaSablon[]): VardiyaRandevu[] {
  const touched = new Set(degisiklikler.map(anahtarOf));
  const added = degisiklikler.flatMap((degisiklik) => {
    const sablon = sablonlar.find(({ id }) => id === degisiklik.sablonID);
    return sablon ? planned(degisiklik, sablon) : [];
  });
  return [...liste.filter((kayit) => !touched.has(anahtarOf(kayit))), ...added];
}

/** What would put the changed fields back as they are. */
export function inverseOf(degisiklikler: readonly Degisiklik[], plan: ReadonlyMap<string, VardiyaRandevu>): Degisiklik[] {
  return degisiklikler.map(({ personelID, tarih }) => ({ personelID, tarih, sablonID: plan.get(anahtarOf({ personelID, tarih }))?.vardiyaSablon.id ?? null }));
}

/** A week of the plan on the weeks after it; days that are empty stay as they are there. */
export function repeat(liste: readonly VardiyaRandevu[], hafta: number): Degisiklik[] {
  return Array.from({ length: hafta }, (_, n) => 7 * (n + 1)).flatMap((gun) =>
    liste.map(({ personelID, tarih, vardiyaSablon }) => ({ personelID, tarih: addDays(tarih, gun), sablonID: vardiyaSablon.id })),
  );
}

/** When somebody is away on a day, in minutes of it. */
export const izinOn = (izinler: readonly (ZamanAraligi & { personelID: number })[], { personelID, tarih }: Hucre): SaatAraligi[] =>
  izinler.flatMap((izin) => (izin.personelID === personelID ? (partOnDay(toAnAraligi(izin), tarih) ?? []) : []));

export const tatilOn = (tatiller: readonly { tarih: string; ad: string }[], tarih: Tarih): string | undefined =>
  tatiller.find((tatil) => tatil.tarih === tarih)?.ad;

/** Two corners of a block of fields, by row and column. */
export type Blok = { from: Konum; to: Konum };
export type Konum = { satir: number; sutun: number };

/** Whether a field is in the block; the corners may be any two opposite ones. */
export function isInBlok({ from, to }: Blok, { satir, sutun }: Konum): boolean {
  const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return between(satir, from.satir, to.satir) && between(sutun, from.sutun, to.sutun);
}
