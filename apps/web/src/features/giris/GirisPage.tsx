import { authCalls } from '@defter/contract/auth.ts';
import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { enterPanel, keepSession } from '../../app/session/sign-in.ts';
import { useZodForm } from '../../ui/form.ts';

/** Sign in by user name, mobile or e-mail. */
export function GirisPage() {
  const { t } = useTranslation('giris');
  const { search } = useLocation();
  const giris = useSave(authCalls.giris, { notice: false });
  useDocumentTitle(`${t('baslik')} · Defter`);

  const form = useZodForm({
    schema: authCalls.giris.body,
    initialValues: { kullaniciAdi: '', parola: '' },
    save: async (body) => {
      keepSession(await giris.mutateAsync({ body }));
      enterPanel(search);
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Title order={1} size="1.75rem">
        {t('baslik')}
      </Title>
      <Text c="dimmed" mt={4} mb="xl">
        {t('altBaslik')}
      </Text>
      <Stack gap="md">
        <TextInput
          size="md"
          label={t('kullaniciAdi')}
          autoComplete="username"
          autoFocus
          key={form.key('kullaniciAdi')}
          {...form.getInputProps('kullaniciAdi')}
          required={false}
        />
        <PasswordInput
          size="md"
          label={t('parola')}
          autoComplete="current-password"
          key={form.key('parola')}
          {...form.getInputProps('parola')}
          required={false}
        />
        <Button type="submit" size="md" fullWidth loading={form.busy}>
          {t('girisYap')}
        </Button>
        <Anchor component={Link} to={paths.forgotPassword()} size="sm" ta="center">
          {t('parolamiUnuttum')}
        </Anchor>
      </Stack>
      <Text size="sm" c="dimmed" ta="center" mt={40}>
        {t('hesapYok')}{' '}
        <Anchor component={Link} to={paths.register()} inherit fw={600}>
          {t('ucretsizDene')}
        </Anchor>
      </Text>
    </form>
  );
}
