import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

type AcmaModalProps = { busy: boolean; onClose: () => void; onAsk: (neden: string) => void };

/** Why a closed day is opened again. */
export function AcmaModal({ busy, onClose, onAsk }: AcmaModalProps) {
  const { t } = useTranslation(['gunSonu', 'ortak']);
  const [neden, setNeden] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (neden.trim() !== '') onAsk(neden.trim());
  };
  return (
    <Modal opened onClose={onClose} title={t('acmaSorusu')}>
      <form onSubmit={submit}>
        <Textarea label={t('acmaNedeni')} description={t('acmaAciklama')} data-autofocus required maxLength={300} autosize minRows={2} value={neden} onChange={(event) => setNeden(event.currentTarget.value)} />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" loading={busy} disabled={neden.trim() === ''}>
            {t('ac')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
