import { kvkkCalls, type Riza } from '@defter/contract/kvkk.ts';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../../app/data/query.ts';
import { useZodForm } from '../../../ui/form.ts';

/** Takes a consent back, with the reason that was given. */
export function GeriAlModal({ riza: { id, amac }, onClose }: { riza: Riza; onClose: () => void }) {
  const { t } = useTranslation(['kvkk', 'ortak']);
  const geriAl = useSave(kvkkCalls.geriAl);
  const form = useZodForm({
    schema: kvkkCalls.geriAl.body,
    initialValues: { id, neden: '' },
    save: async (body) => {
      await geriAl.mutateAsync({ body });
      onClose();
    },
  });
  return (
    <Modal opened onClose={onClose} title={t('geriAlBaslik', { amac: t(`amac.${amac}`) })} centered>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('geriAlAciklama')}
          </Text>
          <TextInput label={t('neden')} data-autofocus autoComplete="off" key={form.key('neden')} {...form.getInputProps('neden')} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('ortak:vazgec')}
            </Button>
            <Button type="submit" color="red" loading={form.busy}>
              {t('geriAl')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
