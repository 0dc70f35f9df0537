import { authCalls } from '@defter/contract/auth.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getOturum, saveOturum, useOturum } from '../../app/session/oturum.ts';
import { useSave } from '../../app/data/query.ts';
import { UploadIcon } from 'lucide-react';
import { FileButton } from '../../ui/FileButton.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { PhoneText } from '../../ui/PhoneText.tsx';

const RESIMLER = 'image/jpeg,image/png,image/webp';

export function ProfilBolumu() {
  const { t } = useTranslation('hesap');
  const oturum = useOturum();
  const yukle = useSave(authCalls.avatar);

  const upload = (avatar: File | null) => {
    if (!avatar) return;
    yukle.mutate(
      { body: { avatar } },
      {
        onSuccess: (answer) => {
          const current = getOturum();
          if (current) saveOturum({ ...current, avatar: answer.avatar });
        },
      },
    );
  };

  return (
    <Group gap="lg" align="flex-start">
      <PersonAvatar name={oturum?.adSoyad ?? ''} url={oturum?.avatar} size={84} />
      <Stack gap={4}>
        <Text fw={650} size="lg" style={{ overflowWrap: 'anywhere' }}>
          {oturum?.adSoyad}
        </Text>
        <Text size="sm" c="dimmed">
          {[oturum?.firma, oturum?.kullaniciAdi, oturum?.ePosta].filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          <PhoneText telefon={oturum?.cepTelefonu} whatsapp={false} />
        </Text>
        <FileButton accept={RESIMLER} onChange={upload}>
          {(props) => (
            <Button {...props} variant="default" mt="sm" w="fit-content" leftSection={<UploadIcon size={18} />} loading={yukle.isPending}>
              {t('resimYukle')}
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          {t('resimAciklama')}
        </Text>
      </Stack>
    </Group>
  );
}
