import { raporGorunumuCalls } from '@defter/contract/rapor-gorunumu.ts';
import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../app/data/query.ts';
import { paths } from '../../app/routing/paths.ts';
import { isFound } from './is-found.ts';
import { useMetinler } from './use-metinler.ts';
import classes from './RaporMerkezi.module.css';

/** The views that the person sees, as links that somebody else can open too. */
export function Gorunumler({ ara }: { /** The words that their names must hold. */ ara: string }) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const { data } = useCall(raporGorunumuCalls.list);
  const bulunan = (data?.liste ?? []).filter(({ adi, rapor }) => isFound(ara, adi, metinler.tip[rapor]));
  if (bulunan.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="gorunumler">
      <Title order={2} size="h4" mb="xs" id="gorunumler">
        {t('gorunum.baslik')}
      </Title>
      <Stack gap={10} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {bulunan.map(({ id, rapor, adi, herkese, personelAdi }) => (
          <li key={id} className={classes.rapor}>
            <Anchor component={Link} to={paths.rapor(rapor, { gorunum: id })} fw={600}>
              {adi}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t(herkese ? 'gorunum.kimdenHerkese' : 'gorunum.kimdenBana', { rapor: metinler.tip[rapor], kim: personelAdi ?? '' })}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
