import { demoCalls } from '@defter/contract/demo.ts';
import { Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { YetkiButton } from '../../app/session/YetkiButton.tsx';
import { confirm } from '../../ui/confirm.tsx';

/** Says that the data is a demo, and removes it when the owner starts with real data. */
export function DemoSeridi() {
  const { t } = useTranslation('bugun');
  const client = useQueryClient();
  const kaldir = useSave(demoCalls.kaldir);

  const remove = async () => {
    if (!(await confirm({ title: t('demo.baslik'), text: t('demo.soru'), yes: t('demo.kaldir'), danger: true }))) return;
    kaldir.mutate({ body: {} }, { onSuccess: () => void client.invalidateQueries() });
  };

  return (
    <Group gap="xs" role="note">
      <Text size="sm" c="dimmed">
        {t('demo.aciklama')}
      </Text>
      <YetkiButton yetki={demoCalls.kaldir.yetki} size="compact-md" variant="light" loading={kaldir.isPending} onClick={() => void remove()}>
        {t('demo.kaldir')}
      </YetkiButton>
    </Group>
  );
}
