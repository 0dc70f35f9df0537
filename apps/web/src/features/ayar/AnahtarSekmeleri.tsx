import { ANAHTARLAR } from '../../app/ayar/anahtarlar.ts';
import type { SekmeProps } from '../../app/ayar/sekmeler.ts';
import { AnahtarListesi } from './AnahtarListesi.tsx';
import { KvkkMesaji } from './KvkkMesaji.tsx';

export const GenelSekmesi = (props: SekmeProps) => <AnahtarListesi anahtarlar={ANAHTARLAR.genel} {...props} />;
export const ZorunluSekmesi = (props: SekmeProps) => <AnahtarListesi anahtarlar={ANAHTARLAR.zorunlu} {...props} />;
export const TercihlerSekmesi = (props: SekmeProps) => <AnahtarListesi anahtarlar={ANAHTARLAR.tercihler} {...props} />;
export const PuanSekmesi = (props: SekmeProps) => <AnahtarListesi anahtarlar={ANAHTARLAR.puan} {...props} />;
export const KvkkSekmesi = (props: SekmeProps) => (
  <>
    <AnahtarListesi anahtarlar={ANAHTARLAR.kvkk} {...props} />
    <KvkkMesaji />
  </>
);
