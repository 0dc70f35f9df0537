import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Says aloud which screen has come: who does not see it hears nothing of a page that changes without being loaded. Screens name the browser's tab. */
export function SpokenTitle() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const watcher = new MutationObserver(() => setTitle(document.title.replace(/ · Defter$/, '')));
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, []);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
