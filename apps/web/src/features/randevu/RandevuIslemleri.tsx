import { type Randevu, randevuCalls } from '@defter/contract/randevu.ts';
import { RANDEVU_GECISLERI } from '@defter/rules/randevu.ts';
import { Group } from '@mantine/core';
import { ReceiptTextIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReason, YetkiButton } from '../../app/session/YetkiButton.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { useRandevuIslemleri } from '../../pickers/use-randevu-islemleri.ts';

/** What comes next for an appointment: its next states, and its sale. */
export function RandevuIslemleri({ randevu, onDone }: { randevu: Randevu; onDone: () => void }) {
  const { t } = useTranslation('randevu');
  const islemler = useRandevuIslemleri();
  const reason = useReason(randevuCalls.update.yetki);
  return (
    <Group gap={6}>
      {RANDEVU_GECISLERI[randevu.randevuDurumu].map((durum) => (
        <ReasonButton
          key={durum}
          size="compact-md"
          variant="light"
          reason={reason}
          loading={islemler.busy}
          onClick={() => {
            islemler.setDurum(randevu, durum);
            onDone();
          }}
        >
          {t(`islem.${durum}`)}
        </ReasonButton>
      ))}
      <YetkiButton yetki={randevuCalls.satis.yetki} size="compact-md" leftSection={<ReceiptTextIcon size={16} />} loading={islemler.busy} onClick={() => islemler.sell(randevu)}>
        {t(randevu.satisID ? 'satisaGit' : 'sat')}
      </YetkiButton>
    </Group>
  );
}
