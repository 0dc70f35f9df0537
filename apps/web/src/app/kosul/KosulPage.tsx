import { Anchor, Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Brand } from '../../ui/Brand.tsx';
import { paths } from '../routing/paths.ts';
import { useOturum } from '../session/oturum.ts';
import classes from './KosulPage.module.css';
import { KOSUL_METINLERI, KosulMetni } from './KosulMetni.tsx';

/** A legal text as a page of its own, for everybody (spec 2§2.2). */
export function KosulPage() {
  const { t } = useTranslation(['kosullar', 'giris']);
  const { id } = useParams();
  const oturum = useOturum();
  const ad = KOSUL_METINLERI.find((metin) => metin === id) ?? 'sozlesme';
  useDocumentTitle(`${t(`sekme.${ad}`)} · Defter`);

  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between">
        <Group gap="xs">
          <Brand size={28} />
          <b>Defter</b>
        </Group>
        <Anchor component={Link} to={oturum ? paths.bugun() : paths.login()} size="sm">
          {t(oturum ? 'paneleDon' : 'giris:baslik')}
        </Anchor>
      </Group>
      <main>
        <Title order={1} size="1.5rem" mb="md">
          {t(`sekme.${ad}`)}
        </Title>
        <KosulMetni ad={ad} />
      </main>
      <Group component="nav" aria-label={t('metinler')} gap="lg">
        {KOSUL_METINLERI.filter((metin) => metin !== ad).map((metin) => (
          <Anchor key={metin} component={Link} to={paths.kosul(metin)} size="sm">
            {t(`sekme.${metin}`)}
          </Anchor>
        ))}
      </Group>
    </div>
  );
}
