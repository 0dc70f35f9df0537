import { ayarCalls } from '@defter/contract/ayar.ts';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { MetinForm } from './MetinForm.tsx';

/** The text by which a customer gets the code of consent. */
export function KvkkMesaji() {
  const { t } = useTranslation('ayar');
  const { data, error, refetch } = useCall(ayarCalls.get);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={1} />} />;
  return <MetinForm alan="kvkksmsMetni" call={ayarCalls.save} ilk={data.ayarlar.kvkksmsMetni ?? ''} surum={data.surum} aciklama={t('kvkksmsAciklama')} satir={3} />;
}
