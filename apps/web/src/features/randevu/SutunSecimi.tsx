import { ActionIcon, Button, Checkbox, Popover, Stack } from '@mantine/core';
import { Columns3Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './SutunSecimi.module.css';
import type { useSutunlar } from './use-sutunlar.ts';

type SutunSecimiProps = { sutunlar: ReturnType<typeof useSutunlar> };

/** Which columns are shown: any of them on a desk, one at a time on a phone. */
export function SutunSecimi({ sutunlar: { hepsi, gorunen, isFiltered, isPhone, choose } }: SutunSecimiProps) {
  const { t } = useTranslation('randevu');
  if (hepsi.length < 2) return null;
  const isShown = (id: number) => gorunen.some((sutun) => sutun.id === id);

  if (isPhone) {
    return (
      <div role="group" aria-label={t('sutunSecimi.etiket')} className={classes.strip}>
        {hepsi.map(({ id, adi }) => (
          <Button key={id} size="compact-md" variant={isShown(id) ? 'filled' : 'default'} aria-pressed={isShown(id)} className={classes.one} onClick={() => choose([id])}>
            {adi}
          </Button>
        ))}
      </div>
    );
  }
  const toggle = (id: number) => {
    const kalan = hepsi.filter((sutun) => (sutun.id === id ? !(isFiltered && isShown(id)) : isFiltered && isShown(sutun.id)));
    choose(kalan.map((sutun) => sutun.id));
  };
  return (
    <Popover position="bottom-end" withinPortal>
      <Popover.Target>
        <ActionIcon
          variant={isFiltered ? 'light' : 'subtle'}
          color={isFiltered ? undefined : 'gray'}
          size="lg"
          aria-label={isFiltered ? t('sutunSecimi.secili', { sayi: gorunen.length }) : t('sutunSecimi.hepsi')}
        >
          <Columns3Icon size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8}>
          {hepsi.map(({ id, adi }) => (
            <Checkbox key={id} label={adi} checked={isFiltered && isShown(id)} onChange={() => toggle(id)} />
          ))}
          <Button variant="subtle" size="compact-md" disabled={!isFiltered} onClick={() => choose([])}>
            {t('sutunSecimi.hepsi')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
