import { type HazirRapor, isRapor } from '@defter/contract/raporlar.ts';
import { ActionIcon, Anchor, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { SearchIcon, StarIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/routing/paths.ts';
import { useOwnMarks } from '../../app/session/use-own-storage.ts';
import { useYetki } from '../../app/session/yetki.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { isFound } from './is-found.ts';
import classes from './RaporMerkezi.module.css';
import { KONULAR, KONULU_RAPORLAR } from './konular.ts';
import { useSonRaporlar } from './use-son-raporlar.ts';
import { Gorunumler } from './Gorunumler.tsx';
import { useMetinler } from './use-metinler.ts';

const FAVORILER = 'raporlar';

/** Every report that the person may see, by subject; what is marked comes first, and a word finds one. */
export function RaporMerkezi() {
  const { t } = useTranslation('rapor');
  const { can } = useYetki();
  const metinler = useMetinler();
  const { marked: favoriler } = useOwnMarks<HazirRapor>(FAVORILER);
  const sonlar = useSonRaporlar();
  const [ara, setAra] = useState('');
  const isShown = (ad: HazirRapor) => can(`rapor:${ad}`) && isFound(ara, metinler.tip[ad], t(`aciklama.${ad}`));
  const bulunan = KONULU_RAPORLAR.filter(isShown);
  const gruplar = [
    { ad: 'favoriler' as const, raporlar: bulunan.filter((ad) => favoriler.has(ad)) },
    { ad: 'sonlar' as const, raporlar: sonlar.filter((ad) => isRapor(ad) && isShown(ad)) },
    ...Object.entries(KONULAR).map(([ad, raporlar]) => ({ ad: ad as keyof typeof KONULAR, raporlar: raporlar.filter(isShown) })),
  ].filter(({ raporlar }) => raporlar.length > 0);

  return (
    <>
      <PageHeader title={t('baslik')} />
      <TextInput
        type="search"
        mb="md"
        maw={460}
        leftSection={<SearchIcon size={17} />}
        aria-label={t('ara')}
        placeholder={t('ara')}
        value={ara}
        onChange={(event) => setAra(event.currentTarget.value)}
      />
      {bulunan.length === 0 && <EmptyState title={t(ara.trim() === '' ? 'yok.baslik' : 'bulunamadi')} text={ara.trim() === '' ? t('yok.aciklama') : undefined} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <Gorunumler ara={ara} />
        {gruplar.map(({ ad, raporlar }) => (
          <Card key={ad} component="section" aria-labelledby={`konu-${ad}`}>
            <Title order={2} size="h4" mb="xs" id={`konu-${ad}`}>
              {t(`konu.${ad}`)}
            </Title>
            <Stack gap={10} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {raporlar.map((rapor) => (
                <RaporSatiri key={rapor} ad={rapor} />
              ))}
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </>
  );
}

function RaporSatiri({ ad }: { ad: HazirRapor }) {
  const { t } = useTranslation('rapor');
  const metinler = useMetinler();
  const { marked, toggle } = useOwnMarks<HazirRapor>(FAVORILER);
  const isaretli = marked.has(ad);
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="start">
      <ActionIcon variant="subtle" color="gray" aria-pressed={isaretli} aria-label={t('favoriYap', { ad: metinler.tip[ad] })} onClick={() => toggle(ad)}>
        <StarIcon size={17} fill={isaretli ? 'currentColor' : 'none'} />
      </ActionIcon>
      <div className={classes.rapor}>
        <Anchor component={Link} to={paths.rapor(ad)} fw={600}>
          {metinler.tip[ad]}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t(`aciklama.${ad}`)}
        </Text>
      </div>
    </Group>
  );
}
