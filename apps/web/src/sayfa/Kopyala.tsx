import { useState } from 'react';
import { useTexts } from './texts.ts';

/** Copies a text; if the browser forbids that, the text stands beside it to be selected. */
export function Kopyala({ metin }: { metin: string }) {
  const { m } = useTexts();
  const [oldu, setOldu] = useState<boolean>();
  if (oldu === false || !('clipboard' in navigator)) return null;
  return (
    <button type="button" className="ana" onClick={() => void navigator.clipboard.writeText(metin).then(() => setOldu(true), () => setOldu(false))}>
      <span aria-live="polite">{oldu ? m.tamam.kopyalandi : m.tamam.kopyala}</span>
    </button>
  );
}
