import { type AnaUrun, urunCalls } from '@defter/contract/urun.ts';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FormSkeleton } from '../../ui/Skeletons.tsx';
import { useDrawn } from '../../ui/use-drawn.ts';
import { TasiPaneli } from './TasiPaneli.tsx';

const ALL = 500;

/** Moves all products out of a group, so that the group can be removed. */
export function GrupTasiPaneli({ grup, onClose }: { grup: AnaUrun; onClose: () => void }) {
  const { t } = useTranslation('urun');
  // All products of the group now: the cached ones may be fewer.
  const { data, error, isFetchedAfterMount, refetch } = useCall(urunCalls.listAltUrunler, { query: { anaUrunID: grup.id, durum: 'tumu', sayfaBoyutu: ALL } }, { staleTime: 0 });
  // Once drawn the list stays, so that a later reading that fails takes no choice away.
  const isDrawn = useDrawn(data !== undefined && isFetchedAfterMount && !error);
  if (data && isDrawn) {
    return <TasiPaneli altUrunIDler={data.liste.map(({ id }) => id)} aciklama={t('tasinacak', { count: data.liste.length, grup: grup.adi })} anaUrunID={grup.id} onClose={onClose} />;
  }
  return (
    <SidePanel opened onClose={onClose} title={t('tasi')}>
      <NotLoaded reading={{ error, refetch }} skeleton={<FormSkeleton />} />
    </SidePanel>
  );
}
