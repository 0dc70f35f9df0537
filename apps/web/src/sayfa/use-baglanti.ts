import { useEffect, useState } from 'react';

/** The token behind `#`, which the browser sends to nobody; undefined without one. */
const readBaglanti = (): string | undefined => location.hash.slice(1) || undefined;

/** The link by which the page was opened, and a way to the page without it. */
export function useBaglanti(): [string | undefined, () => void] {
  const [baglanti, setBaglanti] = useState(readBaglanti);
  useEffect(() => {
    const onHash = () => setBaglanti(readBaglanti());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return [
    baglanti,
    () => {
      history.pushState(null, '', location.pathname);
      setBaglanti(undefined);
    },
  ];
}
