import { altUrunCalls } from '@defter/contract/alt-urun.ts';
import type { AltUrun } from '@defter/contract/urun.ts';
import { NotLoaded } from '../../app/data/NotLoaded.tsx';
import { useCall } from '../../app/data/query.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { SarfFormu } from './SarfFormu.tsx';

/** The prescription of a service: the products that one treatment uses up. */
export function SarfSekmesi({ altUrun }: { altUrun: AltUrun }) {
  const { data, error, refetch } = useCall(altUrunCalls.sarf, { params: { id: altUrun.id } });
  if (!data) return <NotLoaded reading={{ error, refetch }} skeleton={<RowsSkeleton rows={3} height={36} />} />;
  return <SarfFormu altUrunID={altUrun.id} kayitli={data} />;
}
