import { Tooltip, type FloatingPosition } from '@mantine/core';
import { cloneElement, useEffect, useId, useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';

const DELAY_MS = 250;

type HintProps = {
  /** Nothing is told without it. */
  label: string | undefined;
  position?: FloatingPosition;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * A text beside something while somebody points at it, touches it or reaches it by keyboard. Before that it is nothing but its child: a screen has
 * hundreds of them, and a tooltip of the kit costs more than the button that it is for.
 */
export function Hint({ label, position, children }: HintProps) {
  const [target, setTarget] = useState<HTMLElement>();
  const id = useId();
  const { props } = children;
  const hide = () => setTarget(undefined);
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': target && label ? id : props['aria-describedby'],
        onMouseEnter: (event: MouseEvent<HTMLElement>) => {
          props.onMouseEnter?.(event);
          setTarget(event.currentTarget);
        },
        onMouseLeave: (event: MouseEvent<HTMLElement>) => {
          props.onMouseLeave?.(event);
          hide();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setTarget(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          props.onBlur?.(event);
          hide();
        },
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          props.onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        },
      })}
      {target && label && <Told id={id} label={label} target={target} position={position} />}
    </>
  );
}

function Told({ id, label, target, position }: { id: string; label: string; target: HTMLElement; position?: FloatingPosition }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Tooltip opened={opened} target={target} position={position} label={<span id={id}>{label}</span>} />;
}
