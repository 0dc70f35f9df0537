import { bayiCalls } from '@defter/contract/bayi.ts';
import { Button, Group, Image, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSave } from '../../app/data/query.ts';
import { UploadIcon } from 'lucide-react';
import { FileButton } from '../../ui/FileButton.tsx';

const RESIMLER = 'image/jpeg,image/png,image/webp';

/** The company's logo, saved as soon as it is chosen. */
export function LogoAlani({ logo }: { logo: string | null }) {
  const { t } = useTranslation('ayar');
  const save = useSave(bayiCalls.saveFirma, { seconds: 2.5 });
  return (
    <Group align="center" gap="md">
      {logo && <Image src={logo} alt={t('firma.logo')} w={120} h={64} fit="contain" />}
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton accept={RESIMLER} onChange={(file) => file && save.mutate({ body: { logo: file } })}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<UploadIcon size={18} />} loading={save.isPending}>
                {t(logo ? 'firma.logoDegistir' : 'firma.logoYukle')}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button variant="subtle" color="red" disabled={save.isPending} onClick={() => save.mutate({ body: { logoKaldir: true } })}>
              {t('firma.logoKaldir')}
            </Button>
          )}
        </Group>
        <Text size="xs" c="dimmed">
          {t('firma.logoAciklama')}
        </Text>
      </Stack>
    </Group>
  );
}
