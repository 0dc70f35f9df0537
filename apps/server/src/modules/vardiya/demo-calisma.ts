import { toDakika, type SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, daysBetween, startOfWeek, weekday, type Tarih } from '@defter/rules/tarih.ts';
import { gapsOf } from '@defter/rules/vardiya.ts';

/** A shift by a template of every new business, or by one of the demo's own. */
type Vardiya = { sablonAdi: string; saatler: SaatAraligi };

const saat = (baslangic: string, bitis: string): SaatAraligi => ({ baslangic: toDakika(baslangic), bitis: toDakika(bitis) });
const SABAH: Vardiya = { sablonAdi: 'Sabah', saatler: saat('09:00', '17:00') };
const OGLE: Vardiya = { sablonAdi: 'Öğle', saatler: saat('12:00', '20:00') };
const TAM_GUN: Vardiya = { sablonAdi: 'Tam gün', saatler: saat('09:00', '20:00') };
const AKSAM: Vardiya = { sablonAdi: 'Akşam', saatler: saat('14:00', '21:00') };
/** The templates of the demo for a day in two parts. */
export const BOLUNMUS_SABLONLAR = [
  { sablon_adi: 'Gün başı', baslangic_saati: '10:00', bitis_saati: '14:00', renk: '#00838F' },
  { sablon_adi: 'Akşamüstü', baslangic_saati: '16:00', bitis_saati: '20:00', renk: '#C2185B' },
] as const;
const BOLUNMUS_GUN: Vardiya[] = BOLUNMUS_SABLONLAR.map(({ sablon_adi: sablonAdi, baslangic_saati, bitis_saati }) => ({ sablonAdi, saatler: saat(baslangic_saati, bitis_saati) }));

const HAFTALIK = [SABAH, OGLE, TAM_GUN, AKSAM];
const PAZAR = 7;
const BIR_PAZARTESI: Tarih = '2026-01-05';
/** The colleague with Wednesdays and Saturdays in two parts, the one with an afternoon off, and the one with days off. */
const BOLUNEN = 4;
const SAATLIK_IZINLI = 2;
const GUNLUK_IZINLI = 0;

/**
 * Who of the demo's team works when: turns that change every week, with a day off each. The demo salon is open on every day of the
 * year, so that whoever tries it on a Sunday or a holiday finds it at work; on Sundays every other one is there.
 */
export function vardiyalarOf(kisi: number, tarih: Tarih): Vardiya[] {
  const isOff = weekday(tarih) === PAZAR ? kisi % 2 === 1 : weekday(tarih) === kisi + 1;
  if (isOff) return [];
  if (kisi === BOLUNEN && (weekday(tarih) === 3 || weekday(tarih) === 6)) return BOLUNMUS_GUN;
  const hafta = Math.floor(daysBetween(BIR_PAZARTESI, tarih) / 7);
  return [HAFTALIK[(((kisi + hafta) % HAFTALIK.length) + HAFTALIK.length) % HAFTALIK.length]!];
}

export type DemoIzin = { kisi: number; ilk: Tarih; son: Tarih; saatler?: SaatAraligi; tur: 'yillik' | 'mazeret'; aciklama: string };

/** The leave of the demo: an afternoon on the next working day, and the first three days of the next week. */
export function izinlerOf(bugun: Tarih): DemoIzin[] {
  const gun = Array.from({ length: 7 }, (_, n) => addDays(bugun, n)).find((tarih) => vardiyalarOf(SAATLIK_IZINLI, tarih).length > 0) ?? bugun;
  const bitis = vardiyalarOf(SAATLIK_IZINLI, gun).at(-1)?.saatler.bitis ?? 0;
  const pazartesi = addDays(startOfWeek(bugun), 7);
  return [
    { kisi: SAATLIK_IZINLI, ilk: gun, son: gun, saatler: { baslangic: bitis - 150, bitis }, tur: 'mazeret', aciklama: 'Okul görüşmesi' },
    { kisi: GUNLUK_IZINLI, ilk: addDays(pazartesi, 1), son: addDays(pazartesi, 3), tur: 'yillik', aciklama: 'Yıllık izin' },
  ];
}

/** The bookable hours of a person: the shifts without leave, in minutes of the day. */
export function acikSaatlerOf(kisi: number, tarih: Tarih, izinler: readonly DemoIzin[]): SaatAraligi[] {
  const kapali = izinler
    .filter((izin) => izin.kisi === kisi && izin.ilk <= tarih && tarih <= izin.son)
    .map(({ saatler }) => saatler ?? { baslangic: 0, bitis: 24 * 60 });
  return vardiyalarOf(kisi, tarih).flatMap(({ saatler }) => gapsOf(saatler, kapali));
}
