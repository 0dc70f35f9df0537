import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import { type AltUrun, SatisTipi, urunCalls } from '@defter/contract/urun.ts';
import { useCall } from '../../app/query.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { SarfFormu } from './SarfFormu.tsx';

const ALL = 500;

/** What giving the service once uses up: its prescription. */
export function SarfSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const sarf = useCall(altUrunCalls.sarf, { params: { id: altUrun.id } });
  const urunler = useCall(urunCalls.listAltUrunler, { query: { satisTipi: SatisTipi.urun, durum: 'tumu', sayfaBoyutu: ALL } });
  if (sarf.data && urunler.data) {
    // What was saved comes back with its costs: the form begins anew from it.
    return <SarfFormu key={JSON.stringify(sarf.data.liste)} altUrunID={altUrun.id} kayitli={sarf.data.liste} urunler={urunler.data.liste} />;
  }
  if (sarf.isPending || urunler.isPending) return <RowsSkeleton rows={3} height={36} />;
  return <LoadError onRetry={() => void Promise.all([sarf.refetch(), urunler.refetch()])} />;
}
