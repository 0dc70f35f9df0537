import { ayarCalls } from '@defter/contract/ayar.ts';
import { SOZLESME_ALANLARI } from '@defter/rules/sozlesme.ts';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../app/routing/lazy-route.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { MetinForm } from './MetinForm.tsx';

/** The sample is fetched when it is asked for: once in the life of a business. */
async function loadOrnek(): Promise<string> {
  await loadTexts(['sozlesmeOrnegi']);
  return i18next.t('sozlesmeOrnegi:metin');
}

/** The text of the agreement that a customer of the business signs. */
export function SozlesmeSekmesi() {
  const { t } = useTranslation('ayar');
  const { data, error, refetch } = useCall(ayarCalls.get);
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton fields={1} />} />;
  const { hizmetSatisSozlesmesi } = data.ayarlar;
  return (
    <MetinForm
      alan="hizmetSatisSozlesmesi"
      call={ayarCalls.saveSozlesme}
      ilk={hizmetSatisSozlesmesi ?? ''}
      surum={data.surum}
      aciklama={t('sozlesmeAciklama')}
      satir={16}
      yerler={SOZLESME_ALANLARI}
      ornek={loadOrnek}
    />
  );
}
