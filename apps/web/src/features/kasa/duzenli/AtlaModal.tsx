import { type BekleyenGider, duzenliGiderCalls } from '@defter/contract/duzenli-gider.ts';
import { formatTarih } from '@defter/rules/tarih.ts';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';

/** Why a due day is left out. */
export function AtlaModal({ gider: { giderID, adi, vade }, onClose }: { gider: BekleyenGider; onClose: () => void }) {
  const { t } = useTranslation(['duzenliGider', 'ortak']);
  const atla = useSave(duzenliGiderCalls.atla);
  const [neden, setNeden] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (neden.trim() !== '') atla.mutate({ body: { giderID, vade, neden: neden.trim() } }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={t('atlaSorusu', { ad: adi, tarih: formatTarih(vade) })} closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <form onSubmit={submit}>
        <TextInput label={t('neden')} description={t('atlaAciklama')} data-autofocus required maxLength={300} value={neden} onChange={(event) => setNeden(event.currentTarget.value)} />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" loading={atla.isPending} disabled={neden.trim() === ''}>
            {t('atla')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
