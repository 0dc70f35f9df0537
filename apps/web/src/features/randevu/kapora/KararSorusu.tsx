import { kaporaCalls } from '@defter/contract/kapora.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { QuestionForm } from '../../../ui/QuestionForm.tsx';

type KararSorusuProps = {
  randevuID: number;
  karar: 'iade' | 'tutulur';
  tutar: Kurus;
  /** The decision differs from the rule of the business. */
  nedenGerekli: boolean;
  onClose: () => void;
};

/** Asks before a deposit is given back or kept, and asks for a reason if the rule says otherwise. */
export function KararSorusu({ randevuID, karar, tutar, nedenGerekli, onClose }: KararSorusuProps) {
  const { t } = useTranslation(['kapora', 'ortak']);
  const [neden, setNeden] = useState('');
  const save = useSave(kaporaCalls.karar);
  const send = () => save.mutate({ body: { randevuID, karar, neden: neden.trim() || null } }, { onSuccess: onClose });
  return (
    <QuestionForm
      title={t(`soru.${karar}`, { tutar: formatTL(tutar) })}
      text={t(`soru.${karar}Metin`)}
      yes={t(`karar.${karar}`)}
      danger={karar === 'iade'}
      lacks={nedenGerekli && neden.trim() === '' ? t('ortak:neden.eksik') : undefined}
      busy={save.isPending}
      onClose={onClose}
      onYes={send}
    >
      <TextInput
        label={t('soru.neden')}
        description={nedenGerekli ? t('soru.nedenGerekli') : undefined}
        required={nedenGerekli}
        maxLength={300}
        data-autofocus
        value={neden}
        onChange={(event) => setNeden(event.currentTarget.value)}
      />
    </QuestionForm>
  );
}
