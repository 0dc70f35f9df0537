import { randevuTalepCalls } from '@defter/contract/randevu-talep.ts';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';

/** Asks before a request is rejected, and why. */
export function RedSorusu({ id, onClose, onDone }: { id: number; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation(['randevuTalep', 'ortak']);
  const [redNedeni, setRedNedeni] = useState('');
  const reddet = useSave(randevuTalepCalls.reddet);
  return (
    <Modal opened onClose={onClose} title={t('reddetBaslik')} centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault();
          reddet.mutate({ body: { id, redNedeni } }, { onSuccess: onDone });
        }}
      >
        <TextInput data-autofocus label={t('redNedeni')} maxLength={300} value={redNedeni} onChange={(event) => setRedNedeni(event.currentTarget.value)} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" color="red" loading={reddet.isPending}>
            {t('reddet')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
