import type { VardiyaRandevu, VardiyaSablon } from '@defter/contract/vardiya.ts';
import { groupBy } from '@defter/rules/group-by.ts';
import { toSaat, type SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, daysBetween, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { dayOf, partOnDay, sharedMinutes, startOfDay, toAnAraligi, vardiyaSaatleri, type ZamanAraligi } from '@defter/rules/vardiya.ts';

/** One field of the plan: a person and a day. */
export type Hucre = { personelID: number; tarih: Tarih };
/** The new shifts of a field; none empties it. */
export type Degisiklik = Hucre & { sablonIDler: readonly number[] };
/** The shifts of each field, in order of time. */
export type PlanIndeksi = ReadonlyMap<string, readonly VardiyaRandevu[]>;

export type Gorunum = 'gun' | 'hafta' | 'ay';
/** The views of a phone and of a wide screen, each with its default first. */
export const gorunumlerOf = (isNarrow: boolean): readonly Gorunum[] => (isNarrow ? ['gun', 'hafta', 'ay'] : ['hafta', 'ay']);

/** The days of the week or month around a day. A single day is shown with its week to choose from. */
export function gunlerOf(gorunum: Gorunum, tarih: Tarih): Tarih[] {
  const ilk = gorunum !== 'ay' ? startOfWeek(tarih) : `${tarih.slice(0, 8)}01`;
  // The 28th is in every month, and four days later is in the next one.
  const son = gorunum !== 'ay' ? addDays(ilk, 6) : addDays(`${addDays(`${tarih.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1);
  return Array.from({ length: daysBetween(ilk, son) + 1 }, (_, n) => addDays(ilk, n));
}

export const anahtarOf = ({ personelID, tarih }: Hucre): string => `${personelID} ${tarih}`;

/** The plan by its fields. */
export const indexOf = (liste: readonly VardiyaRandevu[]): PlanIndeksi => groupBy(liste, anahtarOf);

export const isBos = ({ baslangic, bitis }: ZamanAraligi): boolean => baslangic === bitis;

/** `09:00–17:00`. */
export const saatlerOf = ({ baslangic, bitis }: ZamanAraligi): string => `${baslangic.slice(11)}–${bitis.slice(11)}`;

/** The planned minutes. */
export const toplamOf = (kayitlar: readonly ZamanAraligi[]): number =>
  kayitlar.map(toAnAraligi).reduce((sum, { baslangic, bitis }) => sum + bitis - baslangic, 0);

/** A planned shift, for the screen before the server has answered. */
export function planned({ personelID, tarih }: Hucre, { id, sablonAdi, renk, ...saatler }: VardiyaSablon): VardiyaRandevu {
  const { baslangic, bitis } = vardiyaSaatleri(saatler);
  const midnight = startOfDay(tarih);
  return { personelID, tarih, baslangic: zamanOf(midnight + baslangic), bitis: zamanOf(midnight + bitis), vardiyaSablon: { id, sablonAdi, renk } };
}

const zamanOf = (an: number) => `${dayOf(an)} ${toSaat(an - startOfDay(dayOf(an)))}`;

/**
 * The shifts of a day after another one is planned. It replaces shifts that it overlaps and stands beside the others. A day
 * off stands alone.
 */
export function putOn(gun: readonly VardiyaRandevu[], hucre: Hucre, sablon: VardiyaSablon): number[] {
  const yeni = planned(hucre, sablon);
  const kalan = isBos(yeni) ? [] : gun.filter((kayit) => !isBos(kayit) && sharedMinutes(toAnAraligi(kayit), toAnAraligi(yeni)) === 0);
  return [...new Set([...kalan.map(({ vardiyaSablon }) => vardiyaSablon.id), sablon.id])];
}

/** The plan with some fields changed. A shift that stays keeps its planned hours. */
export function withChanges(liste: readonly VardiyaRandevu[], degisiklikler: readonly Degisiklik[], sablonlar: readonly VardiyaSablon[]): VardiyaRandevu[] {
  const before = indexOf(liste);
  const touched = new Set(degisiklikler.map(anahtarOf));
  const added = degisiklikler.flatMap((degisiklik) =>
    degisiklik.sablonIDler.flatMap((sablonID) => {
      const there = before.get(anahtarOf(degisiklik))?.find(({ vardiyaSablon }) => vardiyaSablon.id === sablonID);
      const sablon = sablonlar.find(({ id }) => id === sablonID);
      return there ?? (sablon ? planned(degisiklik, sablon) : []);
    }),
  );
  return [...liste.filter((kayit) => !touched.has(anahtarOf(kayit))), ...added.toSorted((a, b) => (a.baslangic < b.baslangic ? -1 : 1))];
}

type Kayit = Hucre & { vardiyaSablon: { id: number | null } };

/** Fields for the wire: one line for each shift, and one without a template for an emptied field. */
export const toKayitlar = (degisiklikler: readonly Degisiklik[]): Kayit[] =>
  degisiklikler.flatMap(({ personelID, tarih, sablonIDler }) =>
    (sablonIDler.length > 0 ? sablonIDler : [null]).map((id) => ({ personelID, tarih, vardiyaSablon: { id } })),
  );

/** The previous shifts of the fields, from the server's answer. */
export const fromKayitlar = (kayitlar: readonly Kayit[]): Degisiklik[] =>
  [...groupBy(kayitlar, anahtarOf).values()].map((gun) => ({
    personelID: gun[0]!.personelID,
    tarih: gun[0]!.tarih,
    sablonIDler: gun.flatMap(({ vardiyaSablon: { id } }) => id ?? []),
  }));

/** Copies a week of the plan to the weeks after it. Its empty days leave the days there as they are. */
export function repeat(liste: readonly VardiyaRandevu[], hafta: number): Degisiklik[] {
  const gunler = fromKayitlar(liste);
  return Array.from({ length: hafta }, (_, n) => 7 * (n + 1)).flatMap((gun) =>
    gunler.map(({ tarih, ...rest }) => ({ ...rest, tarih: addDays(tarih, gun) })),
  );
}

/** The leave of a person on a day, in minutes of the day. */
export const izinOn = (izinler: readonly (ZamanAraligi & { personelID: number })[], { personelID, tarih }: Hucre): SaatAraligi[] =>
  izinler.flatMap((izin) => (izin.personelID === personelID ? (partOnDay(toAnAraligi(izin), tarih) ?? []) : []));
