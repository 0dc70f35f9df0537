import { type BekleyenGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

/** Why a due day is left out. */
export function AtlaModal({ gider: { giderID, adi, vade }, onClose }: { gider: BekleyenGider; onClose: () => void }) {
  const { t } = useTranslation(['duzenliGider', 'ortak']);
  const atla = useSave(duzenliGiderCalls.atla);
  const [neden, setNeden] = useState('');
  return (
    <QuestionForm
      title={t('atlaSorusu', { ad: adi, tarih: formatTarih(vade) })}
      yes={t('atla')}
      lacks={neden.trim() === '' ? t('ortak:neden.eksik') : undefined}
      busy={atla.isPending}
      onClose={onClose}
      onYes={() => atla.mutate({ body: { giderID, vade, neden: neden.trim() } }, { onSuccess: onClose })}
    >
      <TextInput label={t('neden')} description={t('atlaAciklama')} data-autofocus required maxLength={300} value={neden} onChange={(event) => setNeden(event.currentTarget.value)} />
    </QuestionForm>
  );
}
