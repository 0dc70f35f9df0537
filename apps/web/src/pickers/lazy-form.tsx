import type { ComponentType, ReactNode } from 'react';
import { usePart } from '../ui/use-part.ts';

/**
 * The form of something new, fetched when it is first wanted: most boxes are only picked from.
 *
 *     const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  function LazyForm(props: Props) {
    const Form = usePart(true, load);
    return Form && <Form {...props} />;
  }
  return (props) => <LazyForm {...props} />;
}

/** The form of a new colleague, for `EklenebilirSecim`. */
export const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);

/** The form of a new record that needs only a name. */
export const newAdli = lazyForm(async () => (await import('./YeniAdli.tsx')).YeniAdli);
