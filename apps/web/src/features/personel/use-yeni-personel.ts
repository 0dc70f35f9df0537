import { infoCalls } from '@defter/contract/info.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../app/data/query.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';

/** Adding a colleague: how many more the plan allows (null means no limit), and the reason when it allows none. */
export function useYeniPersonel(): { add: () => void; kalan: number | null; reason: string | undefined } {
  const { t } = useTranslation('personel');
  const panel = usePanel();
  const missing = useReason(personelCalls.create.yetki);
  const kalan = useCall(infoCalls.get).data?.kalanPersonel ?? null;
  return { add: () => panel.open(), kalan, reason: missing ?? (kalan === 0 ? t('paketDolu') : undefined) };
}
