import { authCalls } from '@defter/contract/auth.ts';
import { sir } from '@defter/contract/fields.ts';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '../../app/routing/paths.ts';
import { useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { newPasswordErrors } from '../../ui/new-password.ts';

type YeniParolaAdimiProps = { cepTelefonu: string; smsKodu: string };

const HELD = z.extend(authCalls.parolaDegis.body, { parolaTekrar: sir(z.string()) });

export function YeniParolaAdimi({ cepTelefonu, smsKodu }: YeniParolaAdimiProps) {
  const { t } = useTranslation('parola');
  const navigate = useNavigate();
  const degis = useSave(authCalls.parolaDegis);
  const form = useZodForm({
    schema: authCalls.parolaDegis.body,
    held: HELD,
    initialValues: { cepTelefonu, smsKodu, parola: '', parolaTekrar: '' },
    check: newPasswordErrors,
    save: async (body) => {
      await degis.mutateAsync({ body });
      await navigate(paths.login());
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Text c="dimmed" mt={4} mb="xl">
        {t('yeniParolaAciklama')}
      </Text>
      <Stack gap="md">
        <PasswordInput
          size="md"
          label={t('yeniParola')}
          autoComplete="new-password"
          autoFocus
          key={form.key('parola')}
          {...form.getInputProps('parola')}
        />
        <PasswordInput
          size="md"
          label={t('yeniParolaTekrar')}
          autoComplete="new-password"
          key={form.key('parolaTekrar')}
          {...form.getInputProps('parolaTekrar')}
        />
        <Button type="submit" size="md" loading={form.busy}>
          {t('parolayiDegistir')}
        </Button>
      </Stack>
    </form>
  );
}
