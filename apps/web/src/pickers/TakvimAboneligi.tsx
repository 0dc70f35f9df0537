import { takvimAboneligiCalls } from '@defter/contract/takvim-aboneligi.ts';
import { Button, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../app/data/NotLoaded.tsx';
import { useCall, useSave } from '../app/data/query.ts';
import { confirm } from '../ui/confirm.tsx';
import { formatZaman } from '../ui/format.ts';

/** The address at which the calendar of a phone reads a colleague's appointments. The page loads the texts of `takvimAboneligi`. */
export function TakvimAboneligi({ personelID }: { personelID: number }) {
  const { t } = useTranslation('takvimAboneligi');
  const { data, error, refetch } = useCall(takvimAboneligiCalls.get, { params: { id: personelID } });
  const create = useSave(takvimAboneligiCalls.create, { notice: false });
  const remove = useSave(takvimAboneligiCalls.remove);
  const [adres, setAdres] = useState<string>();
  if (!data) return <NotLoaded reading={{ error, refetch }} />;
  const { varMi, olusturma, sonOkuma } = data;
  const body = { personelID };

  const make = async () => {
    if (varMi && !(await confirm({ title: t('yeniBaslik'), text: t('yeniMetin'), yes: t('yeni') }))) return;
    create.mutate({ body }, { onSuccess: (made) => setAdres(made.adres) });
  };
  const drop = async () => {
    if (await confirm({ title: t('kaldirBaslik'), text: t('kaldirMetin'), yes: t('kaldir'), danger: true })) remove.mutate({ body }, { onSuccess: () => setAdres(undefined) });
  };

  return (
    <Stack gap="sm" component="section" aria-label={t('baslik')}>
      <Text fw={600}>{t('baslik')}</Text>
      <Text size="sm" c="dimmed">
        {t('aciklama')}
      </Text>
      {varMi && olusturma && (
        <Text size="sm">{[t('olusturma', { zaman: formatZaman(olusturma) }), sonOkuma ? t('sonOkuma', { zaman: formatZaman(sonOkuma) }) : t('okunmadi')].join(' · ')}</Text>
      )}
      {adres !== undefined && (
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput label={t('adres')} description={t('birKez')} value={adres} readOnly flex={1} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton value={adres}>{({ copied, copy }) => <Button onClick={copy}>{t(copied ? 'kopyalandi' : 'kopyala')}</Button>}</CopyButton>
        </Group>
      )}
      <Group gap="xs">
        <Button variant="default" loading={create.isPending} onClick={() => void make()}>
          {t(varMi ? 'yeni' : 'olustur')}
        </Button>
        {varMi && (
          <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => void drop()}>
            {t('kaldir')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
