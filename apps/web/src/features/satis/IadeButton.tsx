import { satisCalls } from '@defter/contract/satis.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { NedenModal } from './NedenModal.tsx';

type IadeButtonProps = {
  odeme: { id: number; tutar: Kurus; odemeSekliAdi: string };
  /** It is a tip: that goes back in a way of its own. */
  bahsisMi?: boolean;
  /** Why it cannot be given back now. */
  reason?: string;
  onDone?: () => void;
};

/** Gives a payment or a tip back: the only way to take one out of a sale. */
export function IadeButton({ odeme: { id, tutar, odemeSekliAdi }, bahsisMi = false, reason, onDone }: IadeButtonProps) {
  const { t } = useTranslation('satis');
  const [sorulan, setSorulan] = useState(false);
  const iade = useSave(bahsisMi ? satisCalls.bahsisIade : satisCalls.iade);
  const give = (neden: string) =>
    iade.mutate(
      { body: { id, neden } },
      {
        onSuccess: () => {
          setSorulan(false);
          onDone?.();
        },
      },
    );
  return (
    <>
      <YetkiButton
        yetki={satisCalls.iade.yetki}
        reason={reason}
        variant="subtle"
        color="red"
        size="compact-sm"
        aria-label={t(bahsisMi ? 'bahsis.iade' : 'iade.odeme', { sekil: odemeSekliAdi, tutar: formatTL(tutar) })}
        onClick={() => setSorulan(true)}
      >
        {t('iade.et')}
      </YetkiButton>
      {sorulan && (
        <NedenModal
          title={t('iade.baslik', { tutar: formatTL(tutar), sekil: odemeSekliAdi })}
          text={t(bahsisMi ? 'bahsis.iadeAciklama' : 'iade.aciklama')}
          yes={t('iade.et')}
          busy={iade.isPending}
          onClose={() => setSorulan(false)}
          onYes={give}
        />
      )}
    </>
  );
}
