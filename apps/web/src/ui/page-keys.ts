import { type HotkeyItem, useHotkeys } from '@mantine/hooks';

/**
 * The keys of a page, as `useHotkeys` takes them: they do nothing while one types, and nothing while a dialog has to be answered or closed first.
 * What they would do stands behind it, out of sight. A panel that the page is worked on beside is no such dialog.
 */
export function usePageKeys(keys: HotkeyItem[]): void {
  useHotkeys(
    keys.map(([key, run]): HotkeyItem => [
      key,
      (event) => {
        if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
        event.preventDefault();
        run(event);
      },
      { preventDefault: false },
    ]),
  );
}
