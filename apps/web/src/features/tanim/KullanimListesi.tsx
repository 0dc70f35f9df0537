import type { Kullanim } from '@defter/contract/tanim.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type metinler from '../../texts/tr/tanim.json';

type Yer = keyof (typeof metinler)['nerede'];

/** Every place with its number of uses. */
export function KullanimListesi({ kullanim }: { kullanim: readonly Kullanim[] }) {
  const { t } = useTranslation('tanim');
  return (
    <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
      {kullanim.map(({ nerede, adet }) => (
        <Group component="li" key={nerede} justify="space-between" gap="xs">
          <Text size="sm">{t([`nerede.${nerede as Yer}`, 'nerede.baska'])}</Text>
          <Text size="sm" fw={600} className="tabular">
            {t('kullanim.adet', { count: adet })}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
