import { ayarCalls } from '@defter/contract/ayar.ts';
import { ActionIcon, Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiHatasi } from '../../app/api.ts';
import { tellFailure, useCall, useSave } from '../../app/query.ts';
import { confirm } from '../../ui/confirm.tsx';
import { useZodForm } from '../../ui/form.ts';
import { IconArti, IconSil } from '../../ui/icons.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { messageText } from '../../ui/notice.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './IpSekmesi.module.css';

/** The addresses from which one may sign in. Whoever would lock themselves out is asked first. */
export function IpSekmesi() {
  const { t } = useTranslation(['ayar', 'ortak']);
  const { data, isPending, refetch } = useCall(ayarCalls.ipAdresleri);
  const save = useSave(ayarCalls.saveIpAdresi);
  const remove = useSave(ayarCalls.removeIpAdresi);
  const form = useZodForm({
    schema: ayarCalls.saveIpAdresi.body,
    initialValues: { id: 0, ip: '', onay: false },
    save: async (body) => {
      await askedTwice((onay) => save.mutateAsync({ body: { ...body, onay } }));
      form.reset();
    },
  });

  /** Tries it; where it would lock out, says so and tries again once that is wanted. */
  const askedTwice = async (run: (onay: boolean) => Promise<unknown>) => {
    try {
      await run(false);
    } catch (error) {
      if (!(error instanceof ApiHatasi) || error.kod !== 'ipKendiniKilitler') throw error;
      const sure = await confirm({ title: t('ip.kilitBaslik'), text: messageText(error.kod, error.veri), yes: t('ip.yineDe'), danger: true });
      if (sure) await run(true);
    }
  };

  if (isPending) return <RowsSkeleton rows={3} />;
  if (!data) return <LoadError onRetry={() => void refetch()} />;
  const { liste, kendiIp } = data;
  const add = (ip: string) => void askedTwice((onay) => save.mutateAsync({ body: { ip, onay } })).catch(tellFailure);

  return (
    <Stack>
      <Alert variant="light">{liste.length === 0 ? t('ip.bos', { ip: kendiIp }) : t('ip.kendi', { ip: kendiIp })}</Alert>
      <ul className={classes.list}>
        {liste.map(({ id, ip }) => (
          <li key={id} className={classes.row}>
            <Text className="tabular" fw={600}>
              {ip}
            </Text>
            {ip === kendiIp && <StatusBadge tone="green" label={t('ip.buradasiniz')} />}
            <ActionIcon
              variant="subtle"
              color="gray"
              ml="auto"
              aria-label={t('ip.kaldir', { ip })}
              onClick={() => void askedTwice((onay) => remove.mutateAsync({ body: { id, onay } })).catch(tellFailure)}
            >
              <IconSil size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <form onSubmit={form.submit} noValidate>
        <Group align="flex-start" gap="sm">
          <TextInput label={t('ip.adres')} description={t('ip.adresAciklama')} maw={320} key={form.key('ip')} {...form.getInputProps('ip')} />
          <Button type="submit" mt={46} loading={form.busy} leftSection={<IconArti size={18} />}>
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
