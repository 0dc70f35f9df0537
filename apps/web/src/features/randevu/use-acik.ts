import { istisnaCalls } from '@defter/contract/istisna.ts';
import { randevuCalls } from '@defter/contract/randevu.ts';
import type { Tatil } from '@defter/contract/vardiya.ts';
import { acikSaatler, type Ara, aralarOf } from '@defter/rules/acik-saat.ts';
import { toDakika } from '@defter/rules/saat.ts';
import type { Tarih } from '@defter/rules/tarih.ts';
import { gapsOf } from '@defter/rules/vardiya.ts';
import { useCallback } from 'react';
import { useCall } from '../../app/data/query.ts';

const DURGUN = { staleTime: 5 * 60_000 };
const NONE: readonly Tatil[] = [];

/**
 * Returns when a column is closed on a day of a week, within the hours that the calendar shows: the closed hours of the salon, without a reason, and
 * exceptions with theirs.
 */
export function useAcik(aralik: { baslangicTarihi: Tarih; bitisTarihi: Tarih }, tatiller: readonly Tatil[] = NONE): (sutunID: number, tarih: Tarih) => Ara[] {
  const ayarlar = useCall(randevuCalls.ayarlar, {}, DURGUN).data?.ayarlar;
  const istisnalar = useCall(istisnaCalls.list, { query: aralik }, DURGUN).data?.liste;
  return useCallback(
    (sutunID, tarih) => {
      if (!ayarlar || !istisnalar) return [];
      const tatil = ayarlar.tatildeKapali ? tatiller.find((biri) => biri.tarih === tarih) : undefined;
      const acik = acikSaatler(tarih, ayarlar, istisnalar, tatil && (tatil.saat ?? '00:00'));
      const cerceve = { baslangic: toDakika(ayarlar.baslangicSaati), bitis: toDakika(ayarlar.bitisSaati) };
      const kapali = gapsOf(cerceve, acik ? [acik] : []);
      return [...kapali.map((saatler) => ({ ...saatler, neden: '' })), ...aralarOf(tarih, sutunID, istisnalar)];
    },
    [ayarlar, istisnalar, tatiller],
  );
}
