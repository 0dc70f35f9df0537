import { kampanyaCalls } from '@defter/contract/kampanya.ts';
import { useEffect } from 'react';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { type Okuma, okumaOf } from './okuma.ts';
import { kampanyaGirdisi, type Sepet, type SepetDegisikligi } from './sepet.ts';

export type SepetKampanyasi = Okuma & {
  adi: string;
  /** The time that is left, as `hh:mm:ss` at the moment `okundu`; null without a campaign. */
  kalanZaman: string | null;
  okundu: number;
};

/** Asks which campaigns a new or open sale gets, whenever its lines or its customer change. A finished sale keeps the campaigns that it was sold with. */
export function useKampanya(sepet: Sepet, change: (degisiklik: SepetDegisikligi) => void): SepetKampanyasi {
  const { can } = useYetki();
  const enabled = sepet.kampanyaMi && sepet.satirlar.length > 0 && can(kampanyaCalls.uygula.yetki);
  const body = { satisID: sepet.id || null, musteriID: sepet.musteri?.id || null, icerikler: sepet.satirlar.map(kampanyaGirdisi) };
  const query = useCall(kampanyaCalls.uygula, { body }, { enabled, staleTime: 0 });
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    if (!data) return;
    change({ tur: 'kampanyalar', paylar: data.iskontoIcerikleri.map((icerik) => (icerik ? { tutar: icerik.iskonto, adi: icerik.kampanyaAdi } : undefined)) });
  }, [data, change]);
  const adi = [...new Set(data?.iskontoIcerikleri.flatMap((icerik) => icerik?.kampanyaAdi ?? []))].join(' + ');
  return { ...okumaOf(query, enabled), adi, kalanZaman: (enabled && data?.kalanZaman) || null, okundu: dataUpdatedAt };
}
