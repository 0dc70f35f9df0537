import { randevuCalls, RANDEVU_ALANLARI } from '@defter/contract/randevu.ts';
import type { RandevuDurumKodu } from '@defter/rules/randevu.ts';
import { useList } from '../../app/data/use-list.ts';
import { aralikOf, type Suzgec } from './use-suzgec.ts';

export type RandevuListesi = ReturnType<typeof useRandevuListesi>;

/** The list of the appointments: the week of the day that is looked at, until another period is chosen. */
export function useRandevuListesi({ gorunum, tarih, degerler, gizliler }: Suzgec) {
  const filtre = {
    ...aralikOf('liste', tarih),
    sutun: null as string | null,
    personelID: null as number | null,
    altUrunID: null as number | null,
    musteriID: null as number | null,
    randevuDurumu: null as RandevuDurumKodu | null,
    zorlananlar: degerler.zorlananlar ?? false,
    gizliler: degerler.randevuDurumu !== undefined && gizliler,
  };
  return useList(randevuCalls.list, { sayfaBoyutu: 50, alanlar: RANDEVU_ALANLARI, filtre, enabled: gorunum === 'liste' });
}
