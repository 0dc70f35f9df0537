import type { ComponentType, ReactNode } from 'react';
import { usePart } from '../ui/use-part.ts';
import type { YeniKayitProps } from './EklenebilirSecim.tsx';

/**
 * The form of something new, fetched when it is first wanted: most boxes are only picked from.
 *
 *     const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);
 */
export function lazyForm(load: () => Promise<ComponentType<YeniKayitProps>>): (props: YeniKayitProps) => ReactNode {
  function LazyForm(props: YeniKayitProps) {
    const Form = usePart(true, load);
    return Form && <Form {...props} />;
  }
  return (props) => <LazyForm {...props} />;
}

/** The form of a new colleague, for `EklenebilirSecim`. */
export const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);
