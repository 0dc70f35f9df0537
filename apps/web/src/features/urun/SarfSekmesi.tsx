import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { useCall } from '../../app/data/query.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { SarfFormu } from './SarfFormu.tsx';

/** The prescription of a service: the products that one treatment uses up. */
export function SarfSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const sarf = useCall(altUrunCalls.sarf, { params: { id: altUrun.id } });
  if (sarf.data) {
    return <SarfFormu altUrunID={altUrun.id} kayitli={sarf.data} />;
  }
  if (sarf.isPending) return <RowsSkeleton rows={3} height={36} />;
  return <LoadError onRetry={() => void sarf.refetch()} />;
}
