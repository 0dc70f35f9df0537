import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from './paths.ts';
import classes from './NotFoundPage.module.css';

/** The page of every unknown address (spec 1§2). */
export function NotFoundPage() {
  const { t } = useTranslation('ortak');
  useDocumentTitle(`${t('bulunamadi')} · Defter`);
  return (
    <Center component="main" mih="100dvh" p={24} ta="center">
      <Stack align="center" gap="xs">
        <span className={classes.number} aria-hidden>
          404
        </span>
        <Title order={1}>{t('bulunamadi')}</Title>
        <Text c="dimmed">{t('bulunamadiAciklama')}</Text>
        <Button component={Link} to={paths.bugun()} mt="md">
          {t('anaSayfayaDon')}
        </Button>
      </Stack>
    </Center>
  );
}
