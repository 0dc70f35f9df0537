import type { HataKodu } from '@defter/contract/errors.ts';
import { type ComponentProps, useId } from 'react';
import { hataOf, useTexts } from './texts.ts';

type AlanProps = ComponentProps<'input'> & { etiket: string; aciklama?: string; hata?: HataKodu };

/** A field with its label above, and its help and refusal below. */
export function Alan({ etiket, aciklama, hata, ...props }: AlanProps) {
  const { m } = useTexts();
  const id = useId();
  return (
    <div className="alan">
      <label htmlFor={id}>{etiket}</label>
      <input id={id} aria-invalid={hata !== undefined} aria-describedby={`${id}-alt`} {...props} />
      <p id={`${id}-alt`} className={hata ? 'hata' : 'soluk'}>
        {hata ? hataOf(m, hata) : aciklama}
      </p>
    </div>
  );
}
