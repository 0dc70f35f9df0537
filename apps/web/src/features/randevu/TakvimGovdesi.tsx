import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useReason } from '../../app/session/YetkiButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import { GunGorunumu } from './GunGorunumu.tsx';
import type { Masa } from './masa.ts';
import type { Gun } from './use-gun.ts';
import type { RandevuListesi } from './use-randevu-listesi.ts';
import classes from './RandevuPage.module.css';

const loadHafta = async () => (await import('./HaftaGorunumu.tsx')).HaftaGorunumu;
const loadAy = async () => (await import('./AyGorunumu.tsx')).AyGorunumu;
const loadListe = async () => (await import('./ListeGorunumu.tsx')).ListeGorunumu;

type TakvimGovdesiProps = {
  masa: Masa;
  gun: Gun;
  liste: RandevuListesi;
  /** Everything that is drawn is read. */
  isDrawn: boolean;
  /** The calendar still draws other days. */
  isStale: boolean;
};

/** The day, week, month or list itself, or why it is not there. */
export function TakvimGovdesi({ masa, gun, liste, isDrawn, isStale }: TakvimGovdesiProps) {
  const { t } = useTranslation('randevu');
  const { suzgec, takvim } = masa;
  const { gorunum, bugun } = suzgec;
  const gecmisReason = useReason('gecmisTarihGor');
  const Hafta = usePart(gorunum === 'hafta', loadHafta);
  const Ay = usePart(gorunum === 'ay', loadAy);
  const Liste = usePart(gorunum === 'liste', loadListe);

  if (suzgec.aralik.bitisTarihi < bugun && gecmisReason) {
    return (
      <EmptyState title={t('gecmisKapali')} text={gecmisReason}>
        <Button variant="default" onClick={() => suzgec.goTo(bugun)}>
          {t('bugun')}
        </Button>
      </EmptyState>
    );
  }
  if (!isDrawn || takvim.isPending || !takvim.ayarlar || !takvim.basliklar) {
    const skeleton = (
      <div className={classes.coming}>
        <RowsSkeleton rows={10} height={44} />
      </div>
    );
    return <NotLoaded reading={takvim.sorular} skeleton={skeleton} />;
  }
  return (
    <div className={classes.calendar} data-stale={isStale || undefined}>
      {gorunum === 'gun' && <GunGorunumu masa={masa} gun={gun} />}
      {gorunum === 'hafta' && Hafta && <Hafta masa={masa} />}
      {gorunum === 'ay' && Ay && <Ay suzgec={suzgec} />}
      {gorunum === 'liste' && Liste && <Liste list={liste} basliklar={takvim.basliklar} onOpen={masa.onOpen} />}
    </div>
  );
}
