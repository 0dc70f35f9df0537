import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Says that shifts were copied or cut, and offers to forget them. */
export function PanoNotu({ isCut, onDrop }: { isCut: boolean; onDrop: () => void }) {
  const { t } = useTranslation(['vardiya', 'ortak']);
  return (
    <Group gap="sm" px="sm" py={6} role="status">
      <Text size="sm">{t(isCut ? 'pano.kesildi' : 'pano.kopyalandi')}</Text>
      <Button size="compact-md" variant="subtle" onClick={onDrop}>
        {t('ortak:vazgec')}
      </Button>
    </Group>
  );
}
