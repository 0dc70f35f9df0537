import { sir } from '@defter/contract/fields.ts';
import { personelCalls } from '@defter/contract/personel.ts';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { newPasswordErrors } from '../../ui/new-password.ts';

const HELD = z.extend(personelCalls.parolaDegistir.body, { parolaTekrar: sir(z.string()) });

export function ParolaBolumu() {
  const { t } = useTranslation('hesap');
  const degistir = useSave(personelCalls.parolaDegistir);
  const form = useZodForm({
    schema: personelCalls.parolaDegistir.body,
    held: HELD,
    initialValues: { sifre: '', parola: '', parolaTekrar: '' },
    check: newPasswordErrors,
    save: async (body) => {
      await degistir.mutateAsync({ body });
      form.reset();
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack maw={360}>
        <PasswordInput label={t('mevcutParola')} autoComplete="current-password" key={form.key('sifre')} {...form.getInputProps('sifre')} />
        <PasswordInput label={t('yeniParola')} description={t('parolaAciklama')} autoComplete="new-password" key={form.key('parola')} {...form.getInputProps('parola')} />
        <PasswordInput label={t('yeniParolaTekrar')} autoComplete="new-password" key={form.key('parolaTekrar')} {...form.getInputProps('parolaTekrar')} required />
        <Button type="submit" w="fit-content" loading={form.busy}>
          {t('parolayiDegistir')}
        </Button>
      </Stack>
    </form>
  );
}
