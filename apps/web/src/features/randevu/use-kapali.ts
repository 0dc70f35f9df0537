import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { offShiftOf, partOnDay, toAnAraligi } from '@defter/rules/vardiya.ts';
import { useMemo } from 'react';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';

/** When a person is not to be had on a day, in minutes of it: off shift, and on leave. */
export type Kapali = { kapaliAraliklar: SaatAraligi[]; izinAraliklari: SaatAraligi[] };
/** Of a person, on the day that was asked for or another one of its week. */
export type KapaliOf = (personelID: number | null, gun?: Tarih) => Kapali | undefined;

/**
 * Who is off shift or on leave in the week of a day, by person. Shifts count only where the bayi uses them (spec 2§3.12).
 * The calendar does not wait for it; the server refuses what must not be booked.
 */
export function useKapali(tarih: Tarih): { kapaliOf: KapaliOf; isPending: boolean } {
  const { vardiyaKullanilsin } = useAyarlar();
  const hafta = startOfWeek(tarih);
  // The night before Monday may reach into it.
  const query = { baslangicTarihi: addDays(hafta, -1), bitisTarihi: addDays(hafta, 6) };
  const { data, isPending } = useCall(vardiyaCalls.kayitlar, { query }, { staleTime: 5 * 60_000 });

  const kapaliOf = useMemo((): KapaliOf => {
    const bilinenler = new Set(data?.personeller.map(({ id }) => id));
    return (kim, gun = tarih) => {
      if (kim === null || !bilinenler.has(kim)) return undefined;
      const vardiyalar = (data?.liste ?? []).filter(({ personelID }) => personelID === kim);
      const izinler = (data?.izinler ?? []).filter(({ personelID }) => personelID === kim);
      return {
        kapaliAraliklar: vardiyaKullanilsin ? offShiftOf(vardiyalar.map((vardiya) => ({ tarih: vardiya.tarih, saatler: toAnAraligi(vardiya) })), gun) : [],
        izinAraliklari: izinler.flatMap((izin) => partOnDay(toAnAraligi(izin), gun) ?? []),
      };
    };
  }, [data, tarih, vardiyaKullanilsin]);
  return { kapaliOf, isPending };
}
