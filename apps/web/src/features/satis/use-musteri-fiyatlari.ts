import { musteriFiyatiCalls } from '@defter/contract/musteri-fiyati.ts';
import { useEffect } from 'react';
import { useCall } from '../../app/data/query.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { type Okuma, okumaOf } from './okuma.ts';
import { LISTE_FIYATLARI, type Sepet, type SepetDegisikligi } from './sepet.ts';

/** Gives the prices of the chosen customer to the lines of a new sale; without a customer they have the prices of the list. */
export function useMusteriFiyatlari(sepet: Sepet, change: (degisiklik: SepetDegisikligi) => void): Okuma {
  const { can } = useYetki();
  const id = sepet.musteri?.id ?? 0;
  const isNew = sepet.id === 0;
  const enabled = isNew && id > 0 && can(musteriFiyatiCalls.list.yetki);
  const query = useCall(musteriFiyatiCalls.list, { params: { id } }, { enabled });
  const known = id > 0 ? query.data : undefined;
  useEffect(() => {
    if (!isNew) return;
    const gecerli = known?.liste.filter(({ gecerliMi }) => gecerliMi) ?? [];
    const fiyatlar = known ? { ozel: Object.fromEntries(gecerli.map(({ altUrunID, fiyat }) => [altUrunID, fiyat])), ikinciMi: known.ikinciMi } : LISTE_FIYATLARI;
    change({ tur: 'musteriFiyatlari', fiyatlar });
  }, [isNew, known, change]);
  return okumaOf(query, enabled);
}
