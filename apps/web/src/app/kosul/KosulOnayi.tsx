import { authCalls } from '@defter/contract/auth.ts';
import { KOSUL_SURUMU } from '@defter/rules/kosul.ts';
import { Anchor, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSave } from '../data/query.ts';
import { paths } from '../routing/paths.ts';
import { KosulSekmeleri } from './KosulSekmeleri.tsx';

/** Asks an administrator to accept the terms of use. It cannot be closed; the only other way is to sign out (spec 2§2.2). */
export function KosulOnayi() {
  const { t } = useTranslation(['kosullar', 'ortak']);
  const onayla = useSave(authCalls.kosulOnayla);
  const [kabul, setKabul] = useState(false);
  const [uyari, setUyari] = useState(false);

  return (
    <Modal opened onClose={() => undefined} title={t('baslik')} size="lg" centered withCloseButton={false} closeOnClickOutside={false} closeOnEscape={false}>
      <Stack gap="md">
        <Text size="sm">{t('giris')}</Text>
        <KosulSekmeleri />
        <Checkbox
          label={t('kabul')}
          checked={kabul}
          error={uyari && !kabul ? t('uyari') : undefined}
          onChange={(event) => setKabul(event.currentTarget.checked)}
        />
        <Group justify="space-between">
          <Anchor component={Link} to={paths.logout()} size="sm">
            {t('cikis')}
          </Anchor>
          <Button loading={onayla.isPending} onClick={() => (kabul ? onayla.mutate({ body: { surum: KOSUL_SURUMU } }) : setUyari(true))}>
            {t('ortak:kaydet')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
