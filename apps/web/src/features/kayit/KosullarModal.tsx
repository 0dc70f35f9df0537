import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KosulSekmeleri } from '../../app/kosul/KosulSekmeleri.tsx';

/** The terms of use, to be read before they are accepted (spec 2§5). */
export function KosullarModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['kosullar', 'ortak']);
  return (
    <Modal opened onClose={onClose} title={t('baslik')} size="lg">
      <KosulSekmeleri />
    </Modal>
  );
}
