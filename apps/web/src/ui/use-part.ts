import { useEffect, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

/**
 * Fetches a dialog or panel when it is first wanted, and renders nothing until then. React.lazy would hold it back some
 * 300 ms longer.
 *
 *     const Form = usePart(opened, () => import('./MusteriForm.tsx').then((module) => module.MusteriForm));
 *     return Form && <Form opened={opened} … />;
 *
 * A part that cannot be fetched is thrown to the nearest error screen.
 */
export function usePart<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const missing = wanted && !part;

  useEffect(() => {
    if (!missing) return;
    let left = false;
    loadPart(load).then(
      (found) => !left && setPart(() => found),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- written inline, the loader is another function on every render; it always loads the same part
  }, [missing]);

  if (failure) throw failure;
  return part;
}
