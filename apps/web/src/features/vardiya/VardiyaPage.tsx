import { vardiyaCalls } from '@defter/contract/vardiya.ts';
import { ActionIcon, Button, Card, Group, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { paths } from '../../app/routing/paths.ts';
import { usePanel } from '../../app/routing/use-panel.ts';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { useYetki } from '../../app/session/yetki.ts';
import { DateField } from '../../ui/DateField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatAy } from '../../ui/format.ts';
import { ChevronLeftIcon, ChevronRightIcon, ClockIcon } from 'lucide-react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GunListesi } from './GunListesi.tsx';
import type { Gorunum } from './plan.ts';
import { Tablo } from './Tablo.tsx';
import { TekrarlaMenusu } from './TekrarlaMenusu.tsx';
import { useDonem } from './use-donem.ts';
import { usePlan } from './use-plan.ts';
import classes from './VardiyaPage.module.css';

const loadSablon = async () => (await import('./SablonPaneli.tsx')).SablonPaneli;

/** The plan of shifts, changed by mouse, keyboard or finger, with leave and holidays. */
export function VardiyaPage() {
  const { t } = useTranslation('vardiya');
  const { can } = useYetki();
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const donem = useDonem(isNarrow);
  const plan = usePlan(donem.gunler);
  const panel = usePanel();
  const Sablon = usePart(panel.id !== undefined, loadSablon);
  const reason = useReason(vardiyaCalls.saveKayitlar.yetki);
  /** The template that the mouse draws with; null is the eraser. */
  const [firca, setFirca] = useState<number | null>();

  const body = plan.isPending ? (
    <NotLoaded reading={plan.sorular} skeleton={<RowsSkeleton rows={8} height={48} />} />
  ) : plan.personeller.length === 0 ? (
    <EmptyState title={t('bos.baslik')} text={t('bos.aciklama')} />
  ) : isNarrow && donem.gorunum === 'gun' ? (
    <GunListesi donem={donem} plan={plan} reason={reason} />
  ) : (
    <Tablo donem={donem} plan={plan} firca={firca} onFirca={setFirca} reason={reason} onSablon={(id) => panel.open(id)} isNarrow={isNarrow} />
  );

  return (
    <>
      <PageHeader title={t('baslik')} action={{ label: t('yeniSablon'), run: () => panel.open(), reason }}>
        {can('personelGirisCikis') && (
          <Button variant="default" component={Link} to={paths.girisCikis()} leftSection={<ClockIcon size={18} />}>
            {t('girisCikis')}
          </Button>
        )}
      </PageHeader>
      <Group gap="xs" mb="sm" className={classes.bar}>
        <SegmentedControl
          aria-label={t('gorunum')}
          value={donem.gorunum}
          onChange={(gorunum) => donem.setGorunum(gorunum as Gorunum)}
          data={donem.gorunumler.map((gorunum) => ({ value: gorunum, label: t(`gorunumler.${gorunum}`) }))}
        />
        <Button variant="default" disabled={donem.tarih === donem.bugun} onClick={() => donem.goTo(donem.bugun)}>
          {t('bugun')}
        </Button>
        {/* On paper the days stand in the heads of the columns, and the month beside. */}
        <Group gap="xs" wrap="nowrap" data-screen-only={donem.gorunum !== 'gun' || undefined}>
          <ActionIcon variant="default" size="lg" aria-label={t('onceki')} onClick={() => donem.step(-1)}>
            <ChevronLeftIcon size={18} />
          </ActionIcon>
          <DateField w={140} aria-label={t('tarih')} value={donem.tarih} onDay={donem.goTo} />
          <ActionIcon variant="default" size="lg" aria-label={t('sonraki')} onClick={() => donem.step(1)}>
            <ChevronRightIcon size={18} />
          </ActionIcon>
        </Group>
        <Text size="sm" c="dimmed" className={classes.month}>
          {formatAy(donem.gunler[0]!)}
        </Text>
        {donem.gorunum !== 'ay' && <TekrarlaMenusu donem={donem} plan={plan} reason={reason} />}
      </Group>
      <Card padding={0} className={classes.card}>
        {body}
      </Card>
      {Sablon && panel.id !== undefined && <Sablon key={panel.id} id={panel.id} onClose={panel.close} />}
    </>
  );
}
