import type { KayitMenusu } from '@defter/contract/call.ts';
import { type ComponentType, createElement } from 'react';
import { withTexts } from '../routing/with-texts.ts';

export const loadKayitGecmisi = withTexts(['kayitGunlugu', 'alan', 'yetki'], async () => (await import('./KayitGecmisi.tsx')).KayitGecmisi);

/** Loads the tab of everything that was done to a record, with its texts, for a list of tabs: `loadGecmis('urun', ({ altUrun }) => altUrun.id)`. */
export const loadGecmis =
  <Props extends object>(menu: KayitMenusu, idOf: (props: Props) => number) =>
  async (): Promise<ComponentType<Props>> => {
    const KayitGecmisi = await loadKayitGecmisi();
    return (props) => createElement(KayitGecmisi, { menu, kayitID: idOf(props) });
  };
