import type { TaksitBelgesi } from '@defter/contract/sozlesme.ts';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/routing/paths.ts';
import { useOpens } from '../../../app/session/YetkiLink.tsx';
import classes from './Sozlesme.module.css';

/** The details that the law asks for and that are missing, each with a link to the place to write it. */
export function Eksikler({ belge: { eksikler, musteriID } }: { belge: TaksitBelgesi }) {
  const { t } = useTranslation(['sozlesme', 'alan']);
  const opens = useOpens();
  const musteride = eksikler.filter((eksik) => eksik === 'musteriAdresi' || eksik === 'musteriTelefonu');
  return (
    <Alert color="yellow" className={classes.missing} role="status">
      <Text fw={650} size="sm" mb={4}>
        {t('taksitli.eksik')}
      </Text>
      <List size="sm">
        {eksikler.map((eksik) => (
          <List.Item key={eksik}>{t(`alan:deger.sozlesmeEksigi.${eksik}`)}</List.Item>
        ))}
      </List>
      <Group gap="xs" mt="xs">
        {musteride.length > 0 && opens(paths.musteri(musteriID)) && (
          <Button component={Link} to={paths.musteri(musteriID)} size="compact-md" variant="default">
            {t('taksitli.musteriyeGit')}
          </Button>
        )}
        {eksikler.length > musteride.length && opens(paths.ayarlar()) && (
          <Button component={Link} to={paths.ayarlar()} size="compact-md" variant="default">
            {t('taksitli.firmayaGit')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
