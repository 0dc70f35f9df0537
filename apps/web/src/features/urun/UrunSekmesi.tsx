import type { AltUrun } from '@defter/contract/urun.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { Sekme } from './sekmeler.ts';

/** A tab of the product, fetched when it is first looked at. */
export function UrunSekmesi({ sekme, altUrun }: { sekme: Sekme; altUrun: AltUrun }) {
  const Part = usePart(true, sekme.load);
  return Part ? <Part key={altUrun.id} altUrun={altUrun} /> : <RowsSkeleton rows={4} height={36} />;
}
