import { musteriCalls } from '@defter/contract/musteri.ts';
import { useEffect } from 'react';
import { useAyarlar } from '../../app/ayar/ayarlar.ts';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { type Okuma, okumaOf } from './okuma.ts';
import type { Sepet, SepetDegisikligi } from './sepet.ts';

/**
 * The discount in percent that the chosen customer has by group or kind of patient. A new sale begins with it and loses it with the customer; a typed
 * discount stays.
 */
export function useMusteriIskonto(sepet: Sepet, change: (degisiklik: SepetDegisikligi) => void): Okuma & { yuzde: number } {
  const { genelIskontoKullanilsinMi } = useAyarlar();
  const { can } = useYetki();
  const id = sepet.musteri?.id ?? 0;
  const enabled = id > 0 && genelIskontoKullanilsinMi && can(musteriCalls.get.yetki);
  const query = useCall(musteriCalls.get, { params: { id } }, { enabled });
  const yuzde = query.data?.musteri.id === id && genelIskontoKullanilsinMi ? query.data.musteri.iskontoYuzdesi : 0;
  const isNew = sepet.id === 0;
  useEffect(() => {
    if (!isNew || yuzde === 0) return;
    change({ tur: 'musteriIskontosu', yuzde });
    return () => change({ tur: 'musteriIskontosuBitti', yuzde });
  }, [isNew, yuzde, change]);
  return { yuzde, ...okumaOf(query, enabled) };
}
