import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Announces the next screen to screen readers, which do not notice a page that changes without a load. Screens name the browser's tab. */
export function SpokenTitle() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const watcher = new MutationObserver(() => setTitle(document.title.replace(/ · Defter$/, '')));
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, []);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
