import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { KAYIT_SEKMELERI, KayitSekmesiProps } from './sekmeler.ts';

type KayitSekmesiPaneliProps = KayitSekmesiProps & { sekme: (typeof KAYIT_SEKMELERI)[number] };

/** What stands under a tab of the record, once it has been fetched. */
export function KayitSekmesiPaneli({ sekme, personel }: KayitSekmesiPaneliProps) {
  const Sekme = usePart(true, sekme.load);
  return Sekme ? <Sekme personel={personel} /> : <RowsSkeleton rows={4} />;
}
