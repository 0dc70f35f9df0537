import { authCalls } from '@defter/contract/auth.ts';
import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { useZodForm } from '../../ui/form.ts';
import { newPasswordErrors } from '../../ui/new-password.ts';
import { PhoneInput } from '../../ui/PhoneInput.tsx';
import type { KayitBilgileri, KodIstegi } from './kayit.ts';
import { KosulOnayi } from './KosulOnayi.tsx';

type BilgiAdimiProps = {
  bilgiler: KayitBilgileri;
  onKeep: (bilgiler: KayitBilgileri) => void;
  onBack: () => void;
  onSent: (istek: KodIstegi) => void;
};

export function BilgiAdimi({ bilgiler, onKeep, onBack, onSent }: BilgiAdimiProps) {
  const { t } = useTranslation(['kayit', 'ortak']);
  const kontrol = useSave(authCalls.kayitKontrol);
  const [kabul, setKabul] = useState(false);
  const [uyari, setUyari] = useState<string>();
  const form = useZodForm({
    schema: authCalls.kayitOl.body,
    initialValues: bilgiler,
    check: newPasswordErrors,
    save: async ({ cepTelefonu }, values) => {
      if (!kabul) return setUyari(t('kosulUyari'));
      onKeep(values);
      const { gecerlilikSaniye } = await kontrol.mutateAsync({ body: { cepTelefonu } });
      onSent({ cepTelefonu, until: Date.now() + gecerlilikSaniye * 1000 });
    },
  });

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput size="md" label={t('firmaAdi')} autoComplete="organization" autoFocus key={form.key('firmaAdi')} {...form.getInputProps('firmaAdi')} />
        <TextInput size="md" label={t('adSoyad')} autoComplete="name" key={form.key('adSoyad')} {...form.getInputProps('adSoyad')} />
        <PhoneInput size="md" label={t('cepTelefonu')} description={t('cepTelefonuAciklama')} key={form.key('cepTelefonu')} {...form.getInputProps('cepTelefonu')} />
        <TextInput size="md" type="email" label={t('email')} autoComplete="email" key={form.key('email')} {...form.getInputProps('email')} />
        <PasswordInput size="md" label={t('parola')} description={t('parolaAciklama')} autoComplete="new-password" key={form.key('parola')} {...form.getInputProps('parola')} />
        <KosulOnayi
          checked={kabul}
          error={uyari}
          onChange={(checked) => {
            setKabul(checked);
            setUyari(undefined);
          }}
        />
        <Group>
          <Button
            variant="default"
            size="md"
            flex={1}
            onClick={() => {
              onKeep(form.getValues());
              onBack();
            }}
          >
            {t('ortak:geri')}
          </Button>
          <Button type="submit" size="md" flex="1 0 auto" loading={form.busy}>
            {t('kodGonder')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
