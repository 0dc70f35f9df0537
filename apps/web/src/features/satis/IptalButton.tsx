import { paketSatisCalls, seansDusCalls } from '@defter/contract/paket-satis.ts';
import { type Satis, type SatisDurumu, satisCalls } from '@defter/contract/satis.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { NedenModal } from './NedenModal.tsx';

/** Each kind of sale has its own call to cancel it. */
const CALLS: Readonly<Record<SatisDurumu, typeof satisCalls.remove>> = { T: satisCalls.remove, P: paketSatisCalls.remove, S: seansDusCalls.remove };

/** Cancels a sale, for a reason. */
export function IptalButton({ satis: { satisGuid, durum }, onDone }: { satis: Pick<Satis, 'satisGuid' | 'durum'>; onDone?: () => void }) {
  const { t } = useTranslation('satis');
  const [sorulan, setSorulan] = useState(false);
  const iptal = useSave(CALLS[durum as SatisDurumu]);
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
