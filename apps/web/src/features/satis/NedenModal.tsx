import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const NEDENLER = ['yanlis', 'vazgecti', 'yapilmadi', 'memnunDegil'] as const;
const DIGER = 'diger';

type NedenModalProps = { title: string; text: string; yes: string; busy: boolean; onClose: () => void; onYes: (neden: string) => void };

/** Money goes back only with a reason: the usual ones first, or one's own words. */
export function NedenModal({ title, text, yes, busy, onClose, onYes }: NedenModalProps) {
  const { t } = useTranslation(['satis', 'ortak']);
  const [secilen, setSecilen] = useState<string>();
  const [diger, setDiger] = useState('');
  const neden = secilen === DIGER ? diger.trim() : secilen;
  return (
    <Modal opened onClose={onClose} title={title} centered closeButtonProps={{ 'aria-label': t('ortak:kapat') }}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault();
          if (neden) onYes(neden);
        }}
      >
        <Text size="sm">{text}</Text>
        <Radio.Group label={t('neden.etiket')} value={secilen} onChange={setSecilen}>
          <Stack gap={8} mt={6}>
            {NEDENLER.map((ad) => (
              <Radio key={ad} value={t(`neden.${ad}`)} label={t(`neden.${ad}`)} />
            ))}
            <Radio value={DIGER} label={t('neden.diger')} />
          </Stack>
        </Radio.Group>
        {secilen === DIGER && <TextInput autoFocus label={t('neden.aciklama')} maxLength={300} value={diger} onChange={(event) => setDiger(event.currentTarget.value)} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('ortak:vazgec')}
          </Button>
          <Button type="submit" color="red" disabled={!neden} loading={busy}>
            {yes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
