import { ayarCalls } from '@defter/contract/ayar.ts';
import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { Row, Rows } from '../../ui/Rows.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { askOnay, pressOnay } from './ask-onay.ts';
import classes from './IpSekmesi.module.css';

/** The addresses that may sign in. People who would lock themselves out are asked first. */
export function IpSekmesi() {
  const { t } = useTranslation('ayar');
  const { data, error, refetch } = useCall(ayarCalls.ipAdresleri);
  const save = useSave(ayarCalls.saveIpAdresi);
  const remove = useSave(ayarCalls.removeIpAdresi);
  const form = useZodForm({
    schema: ayarCalls.saveIpAdresi.body,
    initialValues: { id: 0, ip: '', onay: false },
    save: async (body) => {
      await askOnay(t, (onay) => save.mutateAsync({ body: { ...body, onay } }));
      form.reset();
    },
  });

  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} />} />;
  const { liste, kendiIp } = data;
  const add = (ip: string) => pressOnay(t, (onay) => save.mutateAsync({ body: { ip, onay } }));

  return (
    <Stack>
      <Alert variant="light">{liste.length === 0 ? t('ip.bos', { ip: kendiIp }) : t('ip.kendi', { ip: kendiIp })}</Alert>
      <Rows>
        {liste.map(({ id, ip }) => (
          <Row key={id}>
            <Text className="tabular" fw={600}>
              {ip}
            </Text>
            {ip === kendiIp && <StatusBadge tone="green" label={t('ip.buradasiniz')} />}
            <ActionIcon
              variant="subtle"
              color="gray"
              ml="auto"
              aria-label={t('ip.kaldir', { ip })}
              onClick={() => pressOnay(t, (onay) => remove.mutateAsync({ body: { id, onay } }))}
            >
              <TrashIcon size={18} />
            </ActionIcon>
          </Row>
        ))}
      </Rows>
      <form onSubmit={form.submit} noValidate>
        <Group align="flex-start" gap="sm" className={classes.add}>
          <TextInput label={t('ip.adres')} description={t('ip.adresAciklama')} maw={320} key={form.key('ip')} {...form.getInputProps('ip')} />
          <Button type="submit" loading={form.busy} leftSection={<PlusIcon size={18} />}>
            {t('ip.ekle')}
          </Button>
        </Group>
      </form>
      {!liste.some(({ ip }) => ip === kendiIp) && (
        <Button variant="default" w="fit-content" loading={save.isPending} onClick={() => add(kendiIp)}>
          {t('ip.kendiniEkle', { ip: kendiIp })}
        </Button>
      )}
    </Stack>
  );
}
