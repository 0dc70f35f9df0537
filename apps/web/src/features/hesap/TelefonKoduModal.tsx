import { formatTelefon } from '@defter/rules/telefon.ts';
import { Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { tellFailure } from '../../app/data/query.ts';
import { CodeEntry } from '../../ui/CodeEntry.tsx';
import type { Bekleyen } from './BilgilerFormu.tsx';

type TelefonKoduModalProps = {
  bekleyen: Bekleyen;
  busy: boolean;
  onCode: (smsKodu: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the code that was sent to the new mobile. */
export function TelefonKoduModal({ bekleyen: { cepTelefonu, until }, busy, onCode, onResend, onClose }: TelefonKoduModalProps) {
  const { t } = useTranslation('hesap');
  return (
    <Modal opened onClose={onClose} title={t('kodBaslik')} size="sm">
      <Text size="sm" c="dimmed" mb="md">
        {t('kodAciklama', { telefon: formatTelefon(cepTelefonu) })}
      </Text>
      <CodeEntry until={until} busy={busy} onComplete={onCode} onResend={() => void onResend().catch(tellFailure)} />
    </Modal>
  );
}
