import { randevuCalls, RANDEVU_ALANLARI, type Randevu } from '@defter/contract/randevu.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { useOturum } from '../../app/session/oturum.ts';
import type { Suzgec } from './use-suzgec.ts';

const NONE: readonly Randevu[] = [];
const DURGUN = { staleTime: 5 * 60_000 };
export type Takvim = ReturnType<typeof useTakvim>;

export const basliklarSorusu = (tumu: boolean) => ({ query: { tumu } });
export const randevuSorusu = ({ aralik, degerler }: Pick<Suzgec, 'aralik' | 'degerler'>, sutun?: { randevuSutunBaslikID: number }) => ({
  query: { ...aralik, ...degerler, ...sutun, alanlar: RANDEVU_ALANLARI },
});

/** The columns and hours of the calendar, and the appointments of the day, or of the week of one column. */
export function useTakvim({ gorunum, aralik, degerler }: Suzgec) {
  const [params] = useSearchParams();
  const personelID = useOturum()?.id;
  const isHafta = gorunum === 'hafta';
  const basliklar = useCall(randevuCalls.basliklar, basliklarSorusu(false), DURGUN);
  // A week can be looked at of columns that are no longer in use as well.
  const tumBasliklar = useCall(randevuCalls.basliklar, basliklarSorusu(true), { ...DURGUN, enabled: isHafta });
  const ayarlar = useCall(randevuCalls.ayarlar, {}, DURGUN);

  // Columns of the kind that the settings name come first, each kind in its own order.
  const ilkTip = ayarlar.data?.ayarlar.randevuBasligi;
  const liste = basliklar.data?.liste;
  const sirali = useMemo(() => liste?.toSorted((a, b) => Number(b.sutunBaslikTipi === ilkTip) - Number(a.sutunBaslikTipi === ilkTip)), [liste, ilkTip]);

  const secilen = Number(params.get('sutun')?.split(',')[0]);
  const haftaSutunu = tumBasliklar.data?.liste.find(({ id }) => id === secilen) ?? sirali?.find((baslik) => baslik.personelID === personelID) ?? sirali?.[0];
  const isAsked = gorunum === 'gun' || (isHafta && tumBasliklar.data !== undefined && haftaSutunu !== undefined);
  const randevular = useCall(randevuCalls.list, randevuSorusu({ aralik, degerler }, isHafta && haftaSutunu ? { randevuSutunBaslikID: haftaSutunu.id } : undefined), { keep: true, enabled: isAsked });

  const sorular = [basliklar, ayarlar, ...(isHafta ? [tumBasliklar] : []), ...(isAsked ? [randevular] : [])];
  return {
    basliklar: sirali,
    tumBasliklar: tumBasliklar.data?.liste ?? [],
    haftaSutunu,
    ayarlar: ayarlar.data?.ayarlar,
    randevular: (isAsked ? randevular.data?.liste : undefined) ?? NONE,
    isFetching: randevular.isFetching,
    isPending: sorular.some(({ data }) => data === undefined),
    /** Whether the shown appointments are still of the days before. */
    isStale: isAsked && randevular.isPlaceholderData,
    sorular,
  };
}
