import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/SidePanel.tsx';
import { Aktarim } from './Aktarim.tsx';

/** The import beside the list of customers. */
export function AktarimPaneli({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('aktarim');
  return (
    <SidePanel opened onClose={onClose} title={t('baslik')} size="lg">
      <Aktarim onDone={onClose} />
    </SidePanel>
  );
}
