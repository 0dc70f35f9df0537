import { acikSaatler, aralarOf, kapaliSaatler } from '@defter/rules/acik-saat.ts';
import { type BosSaat, bosSaatler, type BosYer, boslukBirakmayanlar, type Gerek } from '@defter/rules/bos-saat.ts';
import { visitMinutes } from '@defter/rules/randevu.ts';
import { overlaps, type SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, daysBetween, type Tarih } from '@defter/rules/tarih.ts';
import { offShiftOf, partOnDay, toAnAraligi } from '@defter/rules/vardiya.ts';
import { listTatiller } from '../../vardiya/tatiller.ts';
import type { BosHizmet, BosIstegi, BosSutun, BosVerisi } from './load-bos-verisi.ts';

const GUN = 24 * 60;

export type BosArama = BosIstegi & {
  /** Only this column, or the column of this person; null is whoever can. */
  sutunID: number | null;
  personelID: number | null;
  /** Minutes; null is as long as the services are. */
  sure: number | null;
  /** Whether who asks may book outside of shifts. */
  vardiyaDisi: boolean;
  /** `YYYY-MM-DD HH:mm`: nothing before it is free. */
  simdi: string;
};

export type BosGun = {
  tarih: Tarih;
  /** When the salon is open; undefined when it is closed. */
  acik: SaatAraligi | undefined;
  saatler: BosSaat[];
  /** Of each column the minutes that are open, and those of them that are taken. */
  sutunlar: { id: number; acikDakika: number; doluDakika: number }[];
};

/** The free times of each day of a range, from all that was read about it. */
export function findBosSaatler(veri: BosVerisi, arama: BosArama): BosGun[] {
  const { hizmetler, hafta } = veri;
  const sirali = arama.hizmetIDler.map((id) => hizmetler.find((hizmet) => hizmet.id === id)!);
  const istek = {
    gerekler: gereklerOf(veri, arama),
    sure: arama.sure ?? (visitMinutes(sirali) || hafta.zamanPeriyodu),
    tamponOnce: sirali[0]?.tamponOnce ?? 0,
    tamponSonra: sirali.at(-1)?.tamponSonra ?? 0,
    adim: hafta.zamanPeriyodu,
    enKisa: hafta.boslukBirakma ? (veri.enKisaHizmet ?? hafta.zamanPeriyodu) : 0,
  };
  const doluOf = readDolu(veri);
  const tatiller = kapaliTatiller(veri, arama.ilk, arama.son);
  return Array.from({ length: daysBetween(arama.ilk, arama.son) + 1 }, (_, gun): BosGun => {
    const tarih = addDays(arama.ilk, gun);
    const acik = acikSaatler(tarih, hafta, veri.istisnalar, tatiller.get(tarih));
    const yerler = veri.sutunlar.map((sutun): BosYer => ({ id: sutun.id, kapali: [...kapaliSaatler(acik), ...kapaliOf(veri, sutun, tarih, arama.vardiyaDisi)], dolu: doluOf(sutun.id, gun) }));
    const sutunlar = yerler.map((yer) => ({ id: yer.id, ...sayilar(yer) }));
    if (!acik) return { tarih, acik, saatler: [], sutunlar };
    const saatler = bosSaatler({ ...istek, yerler, ilk: ilkSaat(acik, tarih, arama.simdi, istek.adim), son: acik.bitis });
    return { tarih, acik, saatler: istek.enKisa > 0 ? boslukBirakmayanlar(saatler) : saatler, sutunlar };
  });
}

/** Whether nothing closes a stretch of a column: the salon, a break, the shift or leave of its person. What is taken is not looked at. */
export function isAcikYer(veri: BosVerisi, { sutunID, tarih, baslangic, bitis }: SaatAraligi & { sutunID: number; tarih: Tarih }, vardiyaDisi: boolean): boolean {
  const sutun = veri.sutunlar.find(({ id }) => id === sutunID);
  const acik = acikSaatler(tarih, veri.hafta, veri.istisnalar, kapaliTatiller(veri, tarih, tarih).get(tarih));
  return sutun !== undefined && ![...kapaliSaatler(acik), ...kapaliOf(veri, sutun, tarih, vardiyaDisi)].some((kapali) => overlaps(kapali, { baslangic, bitis }));
}

/** From when on the holidays of a range are closed, where the salon closes then. */
const kapaliTatiller = ({ hafta }: BosVerisi, ilk: Tarih, son: Tarih): Map<Tarih, string> =>
  new Map(hafta.tatildeKapali ? listTatiller(ilk, son).map(({ tarih, saat = '00:00' }) => [tarih, saat]) : []);

/** The first start of a day that is not past. */
function ilkSaat({ baslangic, bitis }: SaatAraligi, tarih: Tarih, simdi: string, adim: number): number {
  const bugun = simdi.slice(0, 10);
  if (tarih !== bugun) return tarih < bugun ? bitis : baslangic;
  const dakika = Number(simdi.slice(11, 13)) * 60 + Number(simdi.slice(14, 16));
  return baslangic + Math.max(0, Math.ceil((dakika - baslangic) / adim)) * adim;
}

/** What the services need: whoever performs them, and one of each kind of place. As `placeRandevu` chooses. */
function gereklerOf({ sutunlar, hizmetler }: BosVerisi, { sutunID, personelID }: BosArama): Gerek[] {
  const yapar = ({ personelID: kisi }: BosSutun) => hizmetler.every(({ personelIDler }) => kisi === null || personelIDler.length === 0 || personelIDler.includes(kisi));
  const uygun = (sutun: BosSutun) => yapar(sutun) && hizmetler.every(({ sutunIDler }) => sutunIDler.length === 0 || sutunIDler.includes(sutun.id));
  const kisiler = sutunlar.filter((sutun) => sutun.personelID !== null && uygun(sutun));
  const secilen = sutunlar.filter((sutun) => (sutunID === null || sutun.id === sutunID) && (personelID === null || sutun.personelID === personelID) && uygun(sutun));
  const isNamed = sutunID !== null || personelID !== null;
  const sayi = Math.max(1, ...hizmetler.map(({ personelSayisi }) => personelSayisi));
  const idler = (liste: readonly BosSutun[]) => liste.map(({ id }) => id);
  const people = (liste: readonly BosSutun[], sayi: number): Gerek => ({ yerler: idler(liste), sayi, kisiler: new Map(liste.map(({ id, personelID: kisi }) => [id, kisi!])) });
  const yerler = yerGerekleri(sutunlar, hizmetler);
  if (!isNamed && kisiler.length > 0) return [people(kisiler, sayi), ...yerler];

  // Without people it is given under a free heading; in a room or a device only where it is limited to that very one.
  const serbest = secilen.filter(({ id, yerTuru }) => yerTuru === null || hizmetler.some(({ sutunIDler }) => sutunIDler.includes(id)));
  let asil = isNamed ? secilen : serbest;
  const yardimcilar = sutunlar.filter((sutun) => sutun.personelID !== null && yapar(sutun) && !asil.some((biri) => biri.personelID === sutun.personelID));
  const gerekler: Gerek[] = sayi > 1 ? [people(yardimcilar, sayi - 1)] : [];
  for (const gerek of yerler) {
    const kendi = asil.filter(({ id }) => gerek.yerler.includes(id));
    // If the appointment may be booked in such a place, that place is its column and it needs no further one of the kind.
    if (kendi.length > 0) asil = kendi;
    else gerekler.push(gerek);
  }
  return [{ yerler: idler(asil), sayi: 1 }, ...gerekler];
}

/** One of the rooms and one of the devices that all services do with which need one. */
const yerGerekleri = (sutunlar: readonly BosSutun[], hizmetler: readonly BosHizmet[]): Gerek[] =>
  (['oda', 'cihaz'] as const).flatMap((tur) => {
    const turdekiler = sutunlar.filter(({ yerTuru }) => yerTuru === tur).map(({ id }) => id);
    const isteyenler = hizmetler.filter(({ yerIDler }) => yerIDler.some((id) => turdekiler.includes(id)));
    return isteyenler.length === 0 ? [] : [{ yerler: turdekiler.filter((id) => isteyenler.every(({ yerIDler }) => yerIDler.includes(id))), sayi: 1 }];
  });

/** When one column is closed beside the salon: breaks, shifts, leave. */
function kapaliOf({ istisnalar, vardiyalar, izinler }: BosVerisi, { id, personelID }: BosSutun, tarih: Tarih, vardiyaDisi: boolean): SaatAraligi[] {
  const aralar = aralarOf(tarih, id, istisnalar);
  if (personelID === null) return aralar;
  const own = vardiyaDisi ? [] : vardiyalar.filter((vardiya) => vardiya.personelID === personelID).map((vardiya) => ({ tarih: vardiya.tarih, saatler: toAnAraligi(vardiya) }));
  const izinli = izinler.filter((izin) => izin.personelID === personelID).flatMap((izin) => partOnDay(toAnAraligi(izin), tarih) ?? []);
  return [...aralar, ...offShiftOf(own, tarih), ...izinli];
}

/** What is taken by column and day. */
function readDolu({ dolu: { sutun, ilk, son } }: BosVerisi): (sutunID: number, gun: number) => SaatAraligi[] {
  const byPlace = new Map<number, SaatAraligi[]>();
  const keyOf = (sutunID: number, gun: number) => sutunID * 100 + gun;
  for (let i = 0; i < (sutun?.length ?? 0); i += 1) {
    // Time around an appointment may reach over midnight.
    for (let gun = Math.floor(ilk![i]! / GUN); gun * GUN < son![i]!; gun += 1) {
      if (gun < 0) continue;
      const key = keyOf(sutun![i]!, gun);
      const aralik = { baslangic: ilk![i]! - gun * GUN, bitis: son![i]! - gun * GUN };
      const liste = byPlace.get(key);
      if (liste) liste.push(aralik);
      else byPlace.set(key, [aralik]);
    }
  }
  return (sutunID, gun) => byPlace.get(keyOf(sutunID, gun)) ?? [];
}

/** How many minutes of a column are open, and how many of those are taken. */
function sayilar({ kapali, dolu }: BosYer): { acikDakika: number; doluDakika: number } {
  const acik = free([...kapali]);
  return { acikDakika: acik, doluDakika: acik - free([...kapali, ...dolu]) };
}

/** The minutes of a day that no stretch covers. */
function free(araliklar: SaatAraligi[]): number {
  let bos = 0;
  let from = 0;
  for (const { baslangic, bitis } of araliklar.sort((a, b) => a.baslangic - b.baslangic)) {
    if (baslangic > from) bos += Math.min(baslangic, GUN) - from;
    from = Math.max(from, bitis);
    if (from >= GUN) return bos;
  }
  return bos + GUN - from;
}
