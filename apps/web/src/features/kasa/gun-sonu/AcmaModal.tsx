import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '../../../ui/GrowingTextarea.tsx';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

type AcmaModalProps = { busy: boolean; onClose: () => void; onAsk: (neden: string) => void };

/** Why a closed day is opened again. */
export function AcmaModal({ busy, onClose, onAsk }: AcmaModalProps) {
  const { t } = useTranslation(['gunSonu', 'ortak']);
  const [neden, setNeden] = useState('');
  const lacks = neden.trim() === '' ? t('ortak:neden.eksik') : undefined;
  return (
    <QuestionForm title={t('acmaSorusu')} yes={t('ac')} lacks={lacks} busy={busy} onClose={onClose} onYes={() => onAsk(neden.trim())}>
      <GrowingTextarea
        label={t('acmaNedeni')}
        description={t('acmaAciklama')}
        data-autofocus
        required
        maxLength={300}
        minRows={2}
        value={neden}
        onChange={(event) => setNeden(event.currentTarget.value)}
      />
    </QuestionForm>
  );
}
