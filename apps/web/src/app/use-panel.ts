import { useSearchParams } from 'react-router';

const PANEL = 'panel';

/**
 * Which record the side panel of a page is open for, kept in the address: it can be linked to, and going back closes it.
 *
 *     const panel = usePanel();          panel.open()      for a new one, panel.open(row.id) for that one
 *     panel.id                           0 new, above 0 that record, undefined closed
 */
export function usePanel(): { id: number | undefined; open: (id?: number) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const text = params.get(PANEL);

  const put = (id: number | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete(PANEL);
        else next.set(PANEL, String(id));
        return next;
      },
      // Opening is a step that can be gone back from, closing is not.
      { replace: id === undefined },
    );

  return {
    id: text !== null && /^\d+$/.test(text) ? Number(text) : undefined,
    open: (id = 0) => put(id),
    close: () => put(undefined),
  };
}
