import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePart } from '../../ui/use-part.ts';
import type { MusteriSekmesiProps, SEKMELER } from './sekmeler.ts';

/** What stands in a tab that was opened. */
export function SekmePaneli({ sekme, ...props }: MusteriSekmesiProps & { sekme: (typeof SEKMELER)[number] }) {
  const Icerik = usePart(true, sekme.load);
  return Icerik ? <Icerik {...props} /> : <RowsSkeleton />;
}
