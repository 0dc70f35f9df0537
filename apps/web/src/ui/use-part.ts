import { useEffect, useRef, useState, type ComponentType } from 'react';
import { tellAwaited } from './awaited.ts';
import { loadPatiently } from './load-part.ts';

/**
 * Fetches a dialog or panel when it is first wanted, and renders nothing until then. React.lazy would hold it back some
 * 300 ms longer.
 *
 *     const Form = usePart(opened, () => import('./MusteriForm.tsx').then((module) => module.MusteriForm));
 *     return Form && <Form opened={opened} … />;
 *
 * Without a line it comes as soon as there is one. A part that cannot be fetched from a server that answers is thrown to the nearest error screen.
 */
export function usePart<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [part, setPart] = useState<ComponentType<Props>>();
  const [failure, setFailure] = useState<unknown>();
  const missing = wanted && !part;
  const isLater = useRef(!wanted);

  useEffect(() => {
    if (!missing) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    // A part that is wanted from the start comes with its page, which already tells that it waits.
    const endWaiting = isLater.current ? tellAwaited() : undefined;
    const coming = loadPatiently(load, signal);
    void coming.finally(endWaiting).then(
      (found) => !signal.aborted && setPart(() => found),
      (error: unknown) => !signal.aborted && setFailure(error),
    );
    return () => {
      leaving.abort();
      endWaiting?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- written inline, the loader is another function on every render; it always loads the same part
  }, [missing]);

  if (failure) throw failure;
  return part;
}
