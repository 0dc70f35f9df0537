import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../routing/paths.ts';

const METINLER = ['sozlesme', 'gizlilik', 'aydinlatma'] as const;

/** The links to the legal texts, below the pages of guests. */
export function KosulBaglantilari() {
  const { t } = useTranslation('ortak');
  return (
    <Group component="nav" aria-label={t('yasal.metinler')} gap="md">
      {METINLER.map((ad) => (
        <Anchor key={ad} component={Link} to={paths.kosul(ad)} size="xs" c="dimmed">
          {t(`yasal.${ad}`)}
        </Anchor>
      ))}
    </Group>
  );
}
