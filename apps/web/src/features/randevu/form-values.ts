import { type Randevu, type RandevuBasligi, randevuCalls, RandevuHizmet } from '@defter/contract/randevu.ts';
import { ZiyaretSatiri } from '@defter/contract/ziyaret.ts';
import { visitMinutes } from '@defter/rules/randevu.ts';
import { toDakika, toSaat } from '@defter/rules/saat.ts';
import * as z from 'zod/mini';
import type { SecilenMusteri } from '../../pickers/MusteriPicker.tsx';
import { SECILEN_MUSTERI } from '../../pickers/secilen-musteri.ts';
import type { GunHedefi } from './calendar/types.ts';
import type { KayitliRandevu } from './read-newest.ts';
import { adSoyadOf } from './takvim-verisi.ts';
import type { EkSatir } from './ziyaret.ts';

const { randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, yerler } = ZiyaretSatiri.shape;
/** The fields that the form of an appointment holds beside those that are saved. */
export const HELD = z.object({
  ...randevuCalls.create.body.shape,
  musteri: SECILEN_MUSTERI,
  randevuHizmet: z.array(RandevuHizmet),
  ekler: z.array(z.object({ hizmet: RandevuHizmet, randevuSutunBaslikID, uygulayanPersonelID, baslangicSaat, bitisSaat, yerler })),
});

/** Services have no identity that outlives a save. */
export const kayitOf = (hizmetler: readonly RandevuHizmet[]): RandevuHizmet[] => hizmetler.map((hizmet) => ({ ...hizmet, id: 0 }));

type Baslangic = { musteri: SecilenMusteri | null; hedef: GunHedefi | undefined; tarih: string; basliklar: readonly RandevuBasligi[] };

/** The columns that an appointment takes beside its own and its performer's. */
export const yerlerOf = ({ sutunlar, randevuSutunBaslikID: own, uygulayanPersonelID }: Randevu, basliklar: readonly RandevuBasligi[]): number[] =>
  sutunlar.filter((id) => id !== own && !basliklar.some((baslik) => baslik.id === id && baslik.personelID !== null && baslik.personelID === uygulayanPersonelID));

export function valuesOf(kayit: KayitliRandevu | undefined, { musteri: ilkMusteri, hedef, tarih, basliklar }: Baslangic) {
  const randevu = kayit?.randevu;
  const musteri = randevu ? { id: randevu.musteriID, adSoyad: adSoyadOf(randevu), telefon: randevu.telefon } : ilkMusteri;
  return {
    id: randevu?.id ?? 0,
    surum: randevu?.surum ?? null,
    musteriID: musteri?.id ?? null,
    musteri,
    adi: '',
    soyadi: '',
    kayitsizTelefon: '',
    randevuSutunBaslikID: (randevu?.randevuSutunBaslikID ?? hedef?.sutunID ?? null) as number | null,
    uygulayanPersonelID: randevu?.uygulayanPersonelID ?? null,
    randevuTarihi: (randevu?.randevuTarihi ?? hedef?.tarih ?? tarih) as string | null,
    baslangicSaat: (randevu?.baslangicSaat ?? (hedef ? toSaat(hedef.baslangic) : null)) as string | null,
    bitisSaat: (randevu?.bitisSaat ?? (hedef ? toSaat(hedef.bitis) : null)) as string | null,
    randevuDurumu: randevu?.randevuDurumu ?? 'B',
    randevuNotu: randevu?.randevuNotu ?? '',
    randevuHizmet: kayitOf(kayit?.hizmetler ?? []),
    yerler: randevu ? yerlerOf(randevu, basliklar) : [],
    /** The further lines of a visit that are still to be booked. */
    ekler: [] as EkSatir[],
  };
}
export type RandevuDegerleri = ReturnType<typeof valuesOf>;

/** When a visit that begins at `baslangicSaat` ends by its services, on a line of the calendar; undefined while nothing says so. */
export function bitisOf(baslangicSaat: string | null, hizmetler: readonly RandevuHizmet[], { zamanPeriyodu, bitisSaati }: { zamanPeriyodu: number; bitisSaati: string }): string | undefined {
  const sure = visitMinutes(hizmetler);
  if (sure === 0 || !baslangicSaat) return undefined;
  const bitis = Math.ceil((toDakika(baslangicSaat) + sure) / zamanPeriyodu) * zamanPeriyodu;
  return toSaat(Math.min(bitis, toDakika(bitisSaati)));
}
