import { Box } from '@mantine/core';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { openEntry, saveEntries } from '../ui/open-entries.ts';
import { usePart } from '../ui/use-part.ts';

/**
 * The form of something new, fetched when it is first wanted: most boxes are only picked from.
 *
 *     const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);
 */
export function lazyForm<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  function LazyForm(props: Props) {
    const Form = usePart(true, load);
    return Form ? <Form {...props} /> : <Coming />;
  }
  return (props) => <LazyForm {...props} />;
}

/** The height of the replaced field with its label, in pixels. */
const FIELD_HEIGHT = 60;

/** Stands in place of a form that is being fetched. A save of the form around it waits for that form, and saves it as well. */
function Coming() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    const around = element?.parentElement;
    let tellGone: (() => void) | undefined;
    const gone = new Promise<void>((resolve) => {
      tellGone = resolve;
    });
    const save = async () => {
      await gone;
      // Saves nothing if the panel was closed meanwhile.
      return around?.isConnected === true && saveEntries(around);
    };
    const close = openEntry({ element, isDirty: () => false, save });
    return () => {
      close();
      tellGone?.();
    };
  }, []);
  return <Box ref={place} mih={FIELD_HEIGHT} />;
}

/** The form of a new colleague, for `EklenebilirSecim`. */
export const newPersonel = lazyForm(async () => (await import('./YeniPersonel.tsx')).YeniPersonel);

/** The form of a new record that needs only a name. */
export const newAdli = lazyForm(async () => (await import('./YeniAdli.tsx')).YeniAdli);
