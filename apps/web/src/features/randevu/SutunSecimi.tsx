import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SutunSecimi.module.css';
import type { useSutunlar } from './use-sutunlar.ts';

/** One column at a time, because no more fit on a phone. */
export function SutunSecimi({ sutunlar: { hepsi, tumu, gorunen, choose } }: { sutunlar: ReturnType<typeof useSutunlar> }) {
  const { t } = useTranslation('randevu');
  if (tumu.length < 2) return null;
  return (
    <div role="group" aria-label={t('sutunSecimi.etiket')} className={classes.strip}>
      {hepsi.map(({ id, adi }) => {
        const isShown = gorunen.some((sutun) => sutun.id === id);
        return (
          <Button key={id} size="compact-md" variant={isShown ? 'filled' : 'default'} aria-pressed={isShown} className={classes.one} onClick={() => choose([id])}>
            {adi}
          </Button>
        );
      })}
    </div>
  );
}
