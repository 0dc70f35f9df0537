import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { offShiftOf, partOnDay, toAnAraligi } from '@defter/rules/vardiya.ts';
import { useMemo } from 'react';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';

/** When a person is not to be had on a day, in minutes of it: off shift, and on leave. */
export type Kapali = { kapaliAraliklar: SaatAraligi[]; izinAraliklari: SaatAraligi[] };

/**
 * Who is off shift or on leave on a day, by person. Shifts count only where the bayi uses them (spec 2§3.12). The
 * calendar does not wait for it; the server refuses what must not be booked.
 */
export function useKapali(tarih: Tarih): { kapaliOf: (personelID: number | null) => Kapali | undefined; isPending: boolean } {
  const { vardiyaKullanilsin } = useAyarlar();
  const hafta = startOfWeek(tarih);
  // The night before Monday may reach into it.
  const query = { baslangicTarihi: addDays(hafta, -1), bitisTarihi: addDays(hafta, 6) };
  const { data, isPending } = useCall(vardiyaCalls.kayitlar, { query }, { staleTime: 5 * 60_000 });

  const kapaliOf = useMemo(() => {
    const bilinen = new Map<number, Kapali>();
    for (const { id } of data?.personeller ?? []) {
      const vardiyalar = (data?.liste ?? []).filter(({ personelID }) => personelID === id);
      const izinler = (data?.izinler ?? []).filter(({ personelID }) => personelID === id);
      bilinen.set(id, {
        kapaliAraliklar: vardiyaKullanilsin ? offShiftOf(vardiyalar.map((vardiya) => ({ tarih: vardiya.tarih, saatler: toAnAraligi(vardiya) })), tarih) : [],
        izinAraliklari: izinler.flatMap((izin) => partOnDay(toAnAraligi(izin), tarih) ?? []),
      });
    }
    return (personelID: number | null) => (personelID === null ? undefined : bilinen.get(personelID));
  }, [data, tarih, vardiyaKullanilsin]);
  return { kapaliOf, isPending };
}
