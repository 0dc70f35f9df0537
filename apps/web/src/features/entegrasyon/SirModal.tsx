import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Shows a secret, the only time that it can be read. */
export function SirModal({ sir, baslik, metin, onClose }: { sir: string; baslik: string; metin: string; onClose: () => void }) {
  const { t } = useTranslation(['entegrasyon', 'ortak']);
  return (
    <Modal opened onClose={onClose} title={baslik}>
      <Stack gap="md">
        <Text size="sm">{metin}</Text>
        <Text component="code" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {sir}
        </Text>
        <Group justify="flex-end" gap="xs">
          <CopyButton value={sir}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'sir.kopyalandi' : 'sir.kopyala')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('sir.tamam')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
