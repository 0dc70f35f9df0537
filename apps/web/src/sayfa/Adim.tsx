import { type ReactNode, useEffect, useRef } from 'react';
import type { Red } from './ask.ts';
import { hataOf, useTexts } from './texts.ts';

type AdimProps = { baslik: string; aciklama?: string; hata?: Red; children: ReactNode };

/** One step: its question, which gets the focus when the step opens, a refusal, and the answer. */
export function Adim({ baslik, aciklama, hata, children }: AdimProps) {
  const { m } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The very first question leaves the focus where the browser has put it.
    if ((history.state as { adim?: string } | null)?.adim !== undefined) head.current?.focus();
  }, []);
  // A refusal of a field is shown at the field.
  const genel = hata && Object.keys(hata.alanlar).every((alan) => alan === 'saat') ? hata : undefined;
  return (
    <section className="kart" aria-labelledby="adim">
      <h2 id="adim" ref={head} tabIndex={-1}>
        {baslik}
      </h2>
      {aciklama && <p className="soluk">{aciklama}</p>}
      <div role="alert">{genel && <p className="hata">{hataOf(m, genel.kod, genel.veri)}</p>}</div>
      {children}
    </section>
  );
}

/** The button to the next step, at the foot of a step. */
export function Ilerle({ children, busy = false, ...props }: { children: ReactNode; busy?: boolean; onClick?: () => void; disabled?: boolean; type?: 'submit' }) {
  return (
    <button type="button" className="ana" aria-busy={busy} {...props} disabled={props.disabled === true || busy}>
      {children}
    </button>
  );
}
