import type { ComponentType } from 'react';
import { RowsSkeleton } from './Skeletons.tsx';
import { usePart } from './use-part.ts';

type LazyPartProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props };

/** The content of a tab, fetched when it is first opened: `<LazyPart load={sekme.load} props={{ musteri }} />`. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const Part = usePart(true, load);
  return Part ? <Part {...props} /> : <RowsSkeleton rows={4} height={36} />;
}
