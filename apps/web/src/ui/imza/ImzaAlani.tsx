import { imzaCizgisi } from '@defter/rules/imza.ts';
import { Input } from '@mantine/core';
import { useEffect, useRef, type Dispatch, type PointerEvent, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { toPoint } from './cizgiler.ts';
import classes from './ImzaAlani.module.css';

type ImzaAlaniProps = { /** Strokes as the contract takes them: `12,30 14,33;40,50`. */ imza: string; onChange: Dispatch<SetStateAction<string>> };

/** A field to be signed with a finger, a pen or the mouse. */
export function ImzaAlani({ imza, onChange }: ImzaAlaniProps) {
  const { t } = useTranslation();
  const isDown = useRef(false);
  const field = useRef<SVGSVGElement>(null);
  // On a phone the field would otherwise open below the edge of the screen.
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    void field.current?.scrollIntoView({ block: 'center' });
  }, []);

  const add = (event: PointerEvent<SVGSVGElement>, between: string) => {
    const point = toPoint(event.nativeEvent, event.currentTarget.getBoundingClientRect());
    // Fingers are faster than rendering, so the point is added to the latest value.
    onChange((before) => (before === '' ? point : `${before}${between}${point}`));
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    add(event, ';');
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (isDown.current) add(event, ' ');
  };
  const up = () => {
    isDown.current = false;
  };

  return (
    <Input.Wrapper label={t('imza.alan')} description={t('imza.ipucu')} labelElement="div">
      <svg
        ref={field}
        role="img"
        aria-label={t('imza.alan')}
        viewBox="0 0 600 200"
        className={classes.signing}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <path d={imzaCizgisi(imza)} fill="none" stroke="#111" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Input.Wrapper>
  );
}
