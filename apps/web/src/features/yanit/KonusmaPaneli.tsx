import type { Konusma as KonusmaSatiri } from '@defter/contract/yanit.ts';
import { useTranslation } from 'react-i18next';
import { Konusma } from '../../pickers/Konusma.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';
import { hasDirtyForm } from '../../ui/open-forms.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';

type KonusmaPaneliProps = { yanitID: number; konusma: KonusmaSatiri | undefined; onClose: () => void };

/** A conversation beside the list. What is open stays of its number, though a newer reply comes. */
export function KonusmaPaneli({ yanitID, konusma, onClose }: KonusmaPaneliProps) {
  const { t } = useTranslation('yanit');
  return (
    <SidePanel opened onClose={onClose} isDirty={hasDirtyForm} size="md" title={konusma?.adSoyad ?? t('konusma')} description={konusma && <PhoneText telefon={konusma.telefon} />}>
      <Konusma kimin={{ yanitID }} autoFocus />
    </SidePanel>
  );
}
