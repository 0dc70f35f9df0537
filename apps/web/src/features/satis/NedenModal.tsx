import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NedenSecimi } from '../../ui/NedenSecimi.tsx';
import { QuestionForm } from '../../ui/QuestionForm.tsx';

const NEDENLER = ['yanlis', 'vazgecti', 'yapilmadi', 'memnunDegil'] as const;

type NedenModalProps = { title: string; text: string; yes: string; busy: boolean; onClose: () => void; onYes: (neden: string) => void };

/** Money goes back only with a reason. */
export function NedenModal({ onYes, ...question }: NedenModalProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const [neden, setNeden] = useState<string>();
  return (
    <QuestionForm {...question} danger lacks={neden === undefined ? t('ortak:neden.eksik') : undefined} onYes={() => neden !== undefined && onYes(neden)}>
      <NedenSecimi label={t('neden.etiket')} nedenler={NEDENLER.map((ad) => t(`neden.${ad}`))} onChange={setNeden} />
    </QuestionForm>
  );
}
