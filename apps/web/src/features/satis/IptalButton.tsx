import { satisCalls } from '@defter/contract/satis.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { NedenModal } from './NedenModal.tsx';

/** Cancels a sale, for a reason. */
export function IptalButton({ satis: { satisGuid }, onDone }: { satis: { satisGuid: string }; onDone?: () => void }) {
  const { t } = useTranslation('satis');
  const [sorulan, setSorulan] = useState(false);
  const iptal = useSave(satisCalls.remove);
  const cancel = (neden: string) =>
    iptal.mutate(
      { body: { satisGuid, neden } },
      {
        onSuccess: () => {
          setSorulan(false);
          onDone?.();
        },
      },
    );
  return (
    <>
      <YetkiButton yetki={satisCalls.remove.yetki} variant="light" color="red" onClick={() => setSorulan(true)}>
        {t('iptalEt')}
      </YetkiButton>
      {sorulan && <NedenModal title={t('iptalBaslik')} text={t('iptalAciklama')} yes={t('iptalEt')} busy={iptal.isPending} onClose={() => setSorulan(false)} onYes={cancel} />}
    </>
  );
}
