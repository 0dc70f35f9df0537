import { Center, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOturum } from '../../app/session/oturum.ts';
import { paths } from '../../app/routing/paths.ts';
import { CheckIcon } from 'lucide-react';
import classes from './KayitTamamPage.module.css';

// spec 1§2
const STAY = 2_500;

/** Says that the business is registered and goes on to the panel by itself. */
export function KayitTamamPage() {
  const { t } = useTranslation('kayit');
  const navigate = useNavigate();
  const oturum = useOturum();
  useDocumentTitle(`${t('tamamBaslik')} · Defter`);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.bugun(), { replace: true }), STAY);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Center component="main" mih="100dvh" p={24} ta="center">
      <Stack align="center" gap="sm">
        <span className={classes.tick}>
          <CheckIcon size={34} />
        </span>
        <Title order={1}>{t('tamamBaslik')}</Title>
        <Text c="dimmed">{t('tamamAciklama', { firma: oturum?.firma })}</Text>
      </Stack>
    </Center>
  );
}
