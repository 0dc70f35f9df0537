import type { ReplyOf } from '@defter/contract/call.ts';
import type { dashboardCalls } from '@defter/contract/dashboard.ts';
import { ActionIcon, Card, Group, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Slider.module.css';

type Resim = ReplyOf<typeof dashboardCalls.sliderResimler>['liste'][number];

/** The time that a picture stands, in ms. */
const HER = 6000;

/** The pictures of the campaigns, one at a time. They stand still under the pointer and the focus, and if less motion is wanted. */
export function Slider({ resimler }: { resimler: readonly Resim[] }) {
  const { t } = useTranslation('bugun');
  const [sira, setSira] = useState(0);
  const [durdu, setDurdu] = useState(false);
  const [uzerinde, setUzerinde] = useState(false);
  const [odakta, setOdakta] = useState(false);
  const azHareket = useReducedMotion(false, { getInitialValueInEffect: false });
  const sayi = resimler.length;
  const yurur = sayi > 1 && !durdu && !uzerinde && !odakta && !azHareket;
  const git = (adim: number) => setSira((simdi) => (simdi + adim + sayi) % sayi);
  useEffect(() => {
    if (!yurur) return;
    const timer = setInterval(() => setSira((simdi) => (simdi + 1) % sayi), HER);
    return () => clearInterval(timer);
  }, [yurur, sayi]);
  // A picture may have gone meanwhile.
  const simdi = sira % sayi;
  const { resim, baslik } = resimler[simdi]!;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    git(event.key === 'ArrowLeft' ? -1 : 1);
  };
  return (
    <Card
      component="section"
      padding={0}
      aria-roledescription={t('slider.tur')}
      aria-label={t('slider.baslik')}
      onMouseEnter={() => setUzerinde(true)}
      onMouseLeave={() => setUzerinde(false)}
      onFocus={() => setOdakta(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOdakta(false)}
      onKeyDown={onKeyDown}
    >
      {/* A picture that moves on by itself is not read aloud; one that somebody turns to is. */}
      <div role="group" aria-roledescription={t('slider.resim')} aria-label={t('slider.kacinci', { sira: simdi + 1, sayi })} aria-live={yurur ? 'off' : 'polite'}>
        <img key={resim} className={classes.resim} src={resim} alt={baslik} loading="lazy" decoding="async" />
      </div>
      <Group className={classes.alt} justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" fw={550} truncate>
          {baslik}
        </Text>
        {sayi > 1 && (
          <Group gap={4} wrap="nowrap">
            <Text size="sm" c="dimmed" className="tabular" aria-hidden>
              {`${simdi + 1} / ${sayi}`}
            </Text>
            <ActionIcon variant="subtle" color="gray" aria-label={t('slider.onceki')} onClick={() => git(-1)}>
              <ChevronLeftIcon size={18} />
            </ActionIcon>
            {!azHareket && (
              <ActionIcon variant="subtle" color="gray" aria-label={t(durdu ? 'slider.yurut' : 'slider.durdur')} onClick={() => setDurdu(!durdu)}>
                {durdu ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
              </ActionIcon>
            )}
            <ActionIcon variant="subtle" color="gray" aria-label={t('slider.sonraki')} onClick={() => git(1)}>
              <ChevronRightIcon size={18} />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </Card>
  );
}
