import { ayarCalls } from '@defter/contract/ayar.ts';
import { useTranslation } from 'react-i18next';
import { ANAHTARLAR } from '../../app/ayar/anahtarlar.ts';
import type { SekmeProps } from '../../app/ayar/sekmeler.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { AnahtarListesi } from './AnahtarListesi.tsx';
import { MetinForm } from './MetinForm.tsx';

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

/** The text by which a customer gets the code of consent. */
function KvkkMesaji() {
  const { t } = useTranslation('ayar');
  const { data, error, refetch } = useCall(ayarCalls.get);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={1} />} />;
  return <MetinForm alan="kvkksmsMetni" call={ayarCalls.save} ilk={data.ayarlar.kvkksmsMetni ?? ''} surum={data.surum} aciklama={t('kvkksmsAciklama')} satir={3} />;
}
