import type { PaketHakki } from '@defter/contract/seans.ts';

export type PaketIslemi = 'dondur' | 'uzat' | 'devret' | 'paylas' | 'degistir' | 'iade';

/** The acts that the state of a package allows. */
export function islemlerOf({ durum, kullanim, bitis, kalan, dondurmaID }: PaketHakki): PaketIslemi[] {
  const acik = durum === 'acik' && dondurmaID === null;
  return [
    ...(acik ? (['dondur'] as const) : []),
    ...(bitis !== null && kalan > 0 && durum !== 'iade' ? (['uzat'] as const) : []),
    ...(acik ? (['devret'] as const) : []),
    ...(kullanim === 'aile' && durum === 'acik' ? (['paylas'] as const) : []),
    ...(acik ? (['degistir'] as const) : []),
    ...(durum !== 'iade' && durum !== 'gitti' ? (['iade'] as const) : []),
  ];
}

/** The other lines of the same package to which an act can be done as well. */
export const digerleriOf = (islem: PaketIslemi, hak: PaketHakki, haklar: readonly PaketHakki[]): PaketHakki[] =>
  haklar.filter((diger) => diger.id !== hak.id && diger.satisID === hak.satisID && diger.sahibi === null && islemlerOf(diger).includes(islem));
