import { ActionIcon, Button, Popover } from '@mantine/core';
import { Columns3Icon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '../../ui/use-part.ts';
import classes from './SutunSecimi.module.css';
import type { Duzen } from './use-duzen.ts';
import type { useSutunlar } from './use-sutunlar.ts';

const loadListe = async () => (await import('./SutunListesi.tsx')).SutunListesi;

export type SutunSecimiProps = { sutunlar: ReturnType<typeof useSutunlar>; duzen: Duzen };

/** Which columns are shown, and in which order: any of them on a desk, one at a time on a phone. */
export function SutunSecimi(props: SutunSecimiProps) {
  const { hepsi, tumu, gorunen, isFiltered, isPhone, choose } = props.sutunlar;
  const { t } = useTranslation('randevu');
  const [acik, setAcik] = useState(false);
  const Liste = usePart(acik, loadListe);
  if (tumu.length < 2) return null;

  if (isPhone) {
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
  const isNarrowed = isFiltered || gorunen.length < tumu.length;
  return (
    <Popover position="bottom-end" withinPortal opened={acik} onChange={setAcik}>
      <Popover.Target>
        <ActionIcon
          variant={isNarrowed ? 'light' : 'subtle'}
          color={isNarrowed ? undefined : 'gray'}
          size="lg"
          aria-label={isNarrowed ? t('sutunSecimi.secili', { sayi: gorunen.length }) : t('sutunSecimi.hepsi')}
          onClick={() => setAcik(!acik)}
        >
          <Columns3Icon size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>{Liste && <Liste {...props} />}</Popover.Dropdown>
    </Popover>
  );
}
