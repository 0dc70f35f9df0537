import { addDays, daysBetween, startOfWeek, type Tarih, weekday } from '@defter/rules/tarih.ts';
import { BUGUN } from '../server.ts';

/*
 * The knowledge of somebody who has set a salon up and booked in it, and a search for free times that uses it minute by minute. It shares nothing
 * with the search of the server but the calendar.
 */

/** Minutes since the midnight with which today began, or since midnight of a day. */
export type Sure = { ilk: number; son: number };

type Sutun = { id: number; personelID: number | null; tur: 'oda' | 'cihaz' | null; /** Two appointments at once are forbidden. */ tek: boolean };
export type Hizmet = { id: number; sure: number; once: number; sonra: number; sayi: number; personelIDler: number[]; sutunIDler: number[]; yerIDler: number[] };
/** A booked or kept time, from its first minute to its last, in some columns, with the time around it. */
type Alinan = Sure & { once: number; sonra: number; sutunlar: number[] };

export type Gercek = {
  adim: number;
  /** Hours of the seven weekdays; null is closed. */
  hafta: (Sure | null)[];
  tatildeKapali: boolean;
  ozelGunler: { ilkGun: Tarih; sonGun: Tarih; saatler: Sure | null }[];
  aralar: (Sure & { sutunID: number | null; ilkGun: Tarih; sonGun: Tarih | null; gunler: number[] })[];
  sutunlar: Sutun[];
  hizmetler: Hizmet[];
  vardiyalar: (Sure & { personelID: number; tarih: Tarih })[];
  izinler: (Sure & { personelID: number })[];
  /** By the id of an appointment, or the name of a kept time. */
  alinanlar: Map<number | string, Alinan>;
};

export type Soru = {
  hizmetIDler: number[];
  sutunID: number | null;
  personelID: number | null;
  sure: number | null;
  /** The appointment to be moved. */
  randevuID: number | null;
  vardiyaDisi: boolean;
  /** The first minute that may be booked. */
  simdi: number;
  /** The people who can be chosen; null is everybody. */
  kisiler: number[] | null;
};

/** The minute of a day from which on it is a holiday. */
const TATILLER: Readonly<Record<Tarih, number>> = { '2027-01-01': 0, '2027-03-08': 13 * 60, '2027-03-09': 0, '2027-03-10': 0, '2027-03-11': 0 };
const GUN = 24 * 60;

const startOf = (tarih: Tarih) => daysBetween(BUGUN, tarih) * GUN;
const has = ({ ilk, son }: Sure, dakika: number) => ilk <= dakika && dakika < son;

/** The needs of a question's services, at the same time: so many of these columns, the wanted one first. */
export function gereklerOf({ sutunlar, hizmetler }: Gercek, { hizmetIDler, sutunID, personelID, kisiler }: Pick<Soru, 'hizmetIDler' | 'sutunID' | 'personelID' | 'kisiler'>): { sutunlar: Sutun[]; sayi: number }[] {
  const istenen = hizmetIDler.map((id) => hizmetler.find((hizmet) => hizmet.id === id)!);
  const sunulan = sutunlar.filter((sutun) => kisiler === null || sutun.personelID === null || sutun.personelID === personelID || kisiler.includes(sutun.personelID));
  const yapar = (sutun: Sutun) => istenen.every(({ personelIDler }) => sutun.personelID === null || personelIDler.length === 0 || personelIDler.includes(sutun.personelID));
  const uygun = (sutun: Sutun) => yapar(sutun) && istenen.every(({ sutunIDler }) => sutunIDler.length === 0 || sutunIDler.includes(sutun.id));
  const kisilerinki = sunulan.filter((sutun) => sutun.personelID !== null && uygun(sutun));
  const named = sunulan.filter((sutun) => (sutunID === null || sutun.id === sutunID) && (personelID === null || sutun.personelID === personelID) && uygun(sutun));
  const isNamed = sutunID !== null || personelID !== null;
  const sayi = Math.max(1, ...istenen.map((hizmet) => hizmet.sayi));
  const anybody = !isNamed && kisilerinki.length > 0;
  // Without people a service is given in a heading that is neither room nor device, unless it is limited to exactly that one.
  const serbest = named.filter(({ id, tur }) => tur === null || istenen.some(({ sutunIDler }) => sutunIDler.includes(id)));
  let asil = anybody ? kisilerinki : isNamed ? named : serbest;
  const gerekler: { sutunlar: Sutun[]; sayi: number }[] = [];
  if (sayi > 1 && !anybody) gerekler.push({ sutunlar: sunulan.filter((sutun) => sutun.personelID !== null && yapar(sutun) && !asil.some((biri) => biri.personelID === sutun.personelID)), sayi: sayi - 1 });
  for (const tur of ['oda', 'cihaz'] as const) {
    const turdekiler = sunulan.filter((sutun) => sutun.tur === tur);
    const isteyenler = istenen.filter(({ yerIDler }) => turdekiler.some(({ id }) => yerIDler.includes(id)));
    if (isteyenler.length === 0) continue;
    const yerler = turdekiler.filter(({ id }) => isteyenler.every(({ yerIDler }) => yerIDler.includes(id)));
    // A service given in such a place needs no second one.
    const kendi = asil.filter((sutun) => yerler.includes(sutun));
    if (kendi.length > 0) asil = kendi;
    else gerekler.push({ sutunlar: yerler, sayi: 1 });
  }
  return [{ sutunlar: asil, sayi: anybody ? sayi : 1 }, ...gerekler];
}

/** The length of the wanted services, and the time around them. */
export function sureOf({ adim, hizmetler }: Gercek, { hizmetIDler, sure }: Pick<Soru, 'hizmetIDler' | 'sure'>): { sure: number; once: number; sonra: number } {
  const istenen = hizmetIDler.map((id) => hizmetler.find((hizmet) => hizmet.id === id)!);
  let hepsi = 0;
  istenen.forEach((hizmet, sira) => {
    hepsi += hizmet.sure + (sira === 0 ? 0 : hizmet.once) + (sira === istenen.length - 1 ? 0 : hizmet.sonra);
  });
  return { sure: sure ?? (hepsi || adim), once: istenen[0]?.once ?? 0, sonra: istenen.at(-1)?.sonra ?? 0 };
}

/** Whether the salon is open at a minute of a day. */
function isOpen({ hafta, tatildeKapali, ozelGunler }: Gercek, tarih: Tarih, dakika: number): boolean {
  const ozel = ozelGunler.find(({ ilkGun, sonGun }) => ilkGun <= tarih && tarih <= sonGun);
  if (ozel) return ozel.saatler !== null && has(ozel.saatler, dakika);
  if (tatildeKapali && (TATILLER[tarih] ?? GUN) <= dakika) return false;
  const saatler = hafta[weekday(tarih) - 1]!;
  return saatler !== null && has(saatler, dakika);
}

/** Whether a column is open for work at a minute of a day, whatever is booked in it. */
function isWorked({ aralar, vardiyalar, izinler }: Gercek, { id, personelID }: Sutun, tarih: Tarih, dakika: number, vardiyaDisi: boolean): boolean {
  const an = startOf(tarih) + dakika;
  for (const { sutunID, ilkGun, sonGun, gunler, ...ara } of aralar) {
    const onDay = ilkGun <= tarih && (sonGun === null || tarih <= sonGun) && (gunler.length === 0 || gunler.includes(weekday(tarih)));
    if (onDay && (sutunID === null || sutunID === id) && has(ara, dakika)) return false;
  }
  if (personelID === null) return true;
  if (izinler.some((izin) => izin.personelID === personelID && has(izin, an))) return false;
  const own = vardiyalar.filter((vardiya) => vardiya.personelID === personelID);
  const isPlanned = own.some((vardiya) => startOfWeek(vardiya.tarih) === startOfWeek(tarih));
  return vardiyaDisi || !isPlanned || own.some((vardiya) => has(vardiya, an));
}

/** Whether a column could be taken from a minute of a day on. */
export function isFree(gercek: Gercek, sutun: Sutun, tarih: Tarih, baslangic: number, soru: Soru): boolean {
  const { sure, once, sonra } = sureOf(gercek, soru);
  for (let dakika = baslangic; dakika < baslangic + sure; dakika += 1) {
    if (dakika >= GUN || !isOpen(gercek, tarih, dakika) || !isWorked(gercek, sutun, tarih, dakika, soru.vardiyaDisi)) return false;
  }
  if (!sutun.tek) return true;
  for (let an = startOf(tarih) + baslangic - once; an < startOf(tarih) + baslangic + sure + sonra; an += 1) {
    for (const [kim, alinan] of gercek.alinanlar) {
      if (kim !== soru.randevuID && alinan.sutunlar.includes(sutun.id) && alinan.ilk - alinan.once <= an && an < alinan.son + alinan.sonra) return false;
    }
  }
  return true;
}

/** The starts of a day at which all needed columns are free. */
export function searchDay(gercek: Gercek, soru: Soru, tarih: Tarih): number[] {
  let acilis = 0;
  while (acilis < GUN && !isOpen(gercek, tarih, acilis)) acilis += 1;
  const gerekler = gereklerOf(gercek, soru);
  const bulunan: number[] = [];
  for (let baslangic = acilis; baslangic < GUN; baslangic += gercek.adim) {
    if (startOf(tarih) + baslangic < soru.simdi) continue;
    // A colleague counts once, whichever of their columns is free.
    const kac = (sutunlar: readonly Sutun[]) => new Set(sutunlar.filter((sutun) => isFree(gercek, sutun, tarih, baslangic, soru)).map(({ id, personelID }) => (personelID === null ? `sutun ${id}` : `kisi ${personelID}`))).size;
    if (gerekler.every(({ sutunlar, sayi }) => kac(sutunlar) >= sayi)) bulunan.push(baslangic);
  }
  return bulunan;
}

export const daysOf = (ilk: Tarih, sayi: number): Tarih[] => Array.from({ length: sayi }, (_, gun) => addDays(ilk, gun));
