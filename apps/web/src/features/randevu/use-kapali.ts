import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import type { Ara } from '@defter/rules/acik-saat.ts';
import type { SaatAraligi } from '@defter/rules/saat.ts';
import { addDays, startOfWeek, type Tarih } from '@defter/rules/tarih.ts';
import { offShiftOf, partOnDay, toAnAraligi } from '@defter/rules/vardiya.ts';
import { useMemo } from 'react';
import { useAyarlar, useAyarlarBelli } from '../../app/ayar/ayarlar.ts';
import { isComing, useCall } from '../../app/data/query.ts';
import { useAcik } from './use-acik.ts';

/** The closed times of a column on a day, in minutes of it: its person off shift or on leave, the salon or the column closed. */
export type Kapali = { kapaliAraliklar: SaatAraligi[]; izinAraliklari: SaatAraligi[]; aralar: Ara[] };
type Sutun = { id: number; personelID: number | null };
/** Gives the closed times of a column and its person, on the day that was asked for or another one of its week. */
export type KapaliOf = (sutun: Sutun, gun?: Tarih) => Kapali;

/** The shifts of the week of a day. The night before Monday may reach into it. */
export function vardiyaSorusu(tarih: Tarih) {
  const hafta = startOfWeek(tarih);
  return { query: { baslangicTarihi: addDays(hafta, -1), bitisTarihi: addDays(hafta, 6) } };
}

/**
 * The closed times in the week of a day, by column, with shifts and leave. Shifts count only if the bayi uses them (spec 2§3.12). Until the first
 * answer nothing counts as closed; the server refuses what must not be booked.
 */
export function useKapali(tarih: Tarih): { kapaliOf: KapaliOf; isPending: boolean } {
  const { vardiyaKullanilsin } = useAyarlar();
  const ayarlarBelli = useAyarlarBelli();
  const soru = vardiyaSorusu(tarih);
  const kayitlar = useCall(vardiyaCalls.kayitlar, soru, { staleTime: 5 * 60_000 });
  const { data } = kayitlar;

  const aralarOf = useAcik(soru.query, data?.tatiller);

  const kapaliOf = useMemo((): KapaliOf => {
    const bilinenler = new Set(data?.personeller.map(({ id }) => id));
    return ({ id, personelID: kim }, gun = tarih) => {
      const aralar = aralarOf(id, gun);
      if (kim === null || !bilinenler.has(kim)) return { kapaliAraliklar: [], izinAraliklari: [], aralar };
      const vardiyalar = (data?.liste ?? []).filter(({ personelID }) => personelID === kim);
      const izinler = (data?.izinler ?? []).filter(({ personelID }) => personelID === kim);
      return {
        aralar,
        kapaliAraliklar: vardiyaKullanilsin ? offShiftOf(vardiyalar.map((vardiya) => ({ tarih: vardiya.tarih, saatler: toAnAraligi(vardiya) })), gun) : [],
        izinAraliklari: izinler.flatMap((izin) => partOnDay(toAnAraligi(izin), gun) ?? []),
      };
    };
  }, [data, tarih, vardiyaKullanilsin, aralarOf]);
  return { kapaliOf, isPending: isComing(kayitlar) || !ayarlarBelli };
}
