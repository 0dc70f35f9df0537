import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

/** Asks before a request is rejected, and why. */
export function RedSorusu({ id, onClose, onDone }: { id: number; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('randevuTalep');
  const [redNedeni, setRedNedeni] = useState('');
  const reddet = useSave(randevuTalepCalls.reddet);
  return (
    <QuestionForm
      title={t('reddetBaslik')}
      yes={t('reddet')}
      danger
      busy={reddet.isPending}
      onClose={onClose}
      onYes={() => reddet.mutate({ body: { id, redNedeni } }, { onSuccess: onDone })}
    >
      <TextInput data-autofocus label={t('redNedeni')} maxLength={300} value={redNedeni} onChange={(event) => setRedNedeni(event.currentTarget.value)} />
    </QuestionForm>
  );
}
