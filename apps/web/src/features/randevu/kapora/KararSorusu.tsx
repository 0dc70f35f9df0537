import { kaporaCalls } from '@defter/contract/kapora.ts';
import { formatTL, type Kurus } from '@defter/rules/para.ts';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';

type KararSorusuProps = {
  randevuID: number;
  karar: 'iade' | 'tutulur';
  tutar: Kurus;
  /** The decision differs from the rule of the business. */
  nedenGerekli: boolean;
  onClose: () => void;
};

/** Asks before a deposit is given back or kept, and why, where the rule says otherwise. */
export function KararSorusu({ randevuID, karar, tutar, nedenGerekli, onClose }: KararSorusuProps) {
  const { t } = useTranslation(['kapora', 'ortak']);
  const [neden, setNeden] = useState('');
  const save = useSave(kaporaCalls.karar);
  const send = () => save.mutate({ body: { randevuID, karar, neden: neden.trim() || null } }, { onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={t(`soru.${karar}`, { tutar: formatTL(tutar) })} size="sm" centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Text size="sm">{t(`soru.${karar}Metin`)}</Text>
        <TextInput
          label={t('soru.neden')}
          description={nedenGerekli ? t('soru.nedenGerekli') : undefined}
          required={nedenGerekli}
          maxLength={300}
          data-autofocus
          value={neden}
          onChange={(event) => setNeden(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" color={karar === 'iade' ? 'red' : undefined} disabled={nedenGerekli && neden.trim() === ''} loading={save.isPending}>
            {t(`karar.${karar}`)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
