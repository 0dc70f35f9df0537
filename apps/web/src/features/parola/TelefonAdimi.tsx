import { authCalls } from '@defter/contract/auth.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';

/** A code that was sent: the phone, and the end of its validity (ms). */
export type KodIstegi = { cepTelefonu: string; until: number };

export function TelefonAdimi({ onSent }: { onSent: (istek: KodIstegi) => void }) {
  const { t } = useTranslation('parola');
  const sifirla = useSave(authCalls.parolaSifirla);
  const form = useZodForm({
    schema: authCalls.parolaSifirla.body,
    initialValues: { cepTelefonu: '' },
    save: async (body) => {
      const { gecerlilikSaniye } = await sifirla.mutateAsync({ body });
      onSent({ cepTelefonu: body.cepTelefonu, until: Date.now() + gecerlilikSaniye * 1000 });
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Text c="dimmed" mt={4} mb="xl">
        {t('telefonAciklama')}
      </Text>
      <Stack gap="md">
        <PhoneInput size="md" label={t('cepTelefonu')} autoFocus key={form.key('cepTelefonu')} {...form.getInputProps('cepTelefonu')} />
        <Button type="submit" size="md" loading={form.busy}>
          {t('kodGonder')}
        </Button>
      </Stack>
    </form>
  );
}
