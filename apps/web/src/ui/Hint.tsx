import { Tooltip, type FloatingPosition } from '@mantine/core';
import { cloneElement, useCallback, useEffect, useId, useState, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactElement } from 'react';

const DELAY_MS = 250;

type HintProps = {
  /** Without it there is no hint. */
  label: string | undefined;
  position?: FloatingPosition;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/**
 * A text beside an element while somebody points at it, touches it or reaches it by keyboard. Before that only its child is drawn: a screen has
 * hundreds of them, and a tooltip of the component library costs more than the button that it is for.
 */
export function Hint({ label, position, children }: HintProps) {
  const [target, setTarget] = useState<HTMLElement>();
  const id = useId();
  const { props } = children;
  const hide = useCallback(() => setTarget(undefined), []);
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': target && label ? id : props['aria-describedby'],
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          props.onPointerEnter?.(event);
          if (event.pointerType !== 'touch') setTarget(event.currentTarget);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          props.onPointerLeave?.(event);
          if (event.pointerType !== 'touch') hide();
        },
        // A finger leaves its target at once. A disabled target shows its reason until another place is touched; any other target does its act.
        onPointerUp: (event: PointerEvent<HTMLElement>) => {
          props.onPointerUp?.(event);
          if (event.pointerType === 'touch' && event.currentTarget.ariaDisabled === 'true') setTarget(event.currentTarget);
        },
        // A press on a disabled button shows its reason. Focus alone does not, because browsers show no focus ring when a shortcut follows a use of the mouse.
        onClick: (event: MouseEvent<HTMLElement>) => {
          props.onClick?.(event);
          if (event.currentTarget.ariaDisabled === 'true') setTarget(event.currentTarget);
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
      {target && label && <Told id={id} label={label} target={target} position={position} onLeave={hide} />}
    </>
  );
}

type ToldProps = { id: string; label: string; target: HTMLElement; position?: FloatingPosition; onLeave: () => void };

function Told({ id, label, target, position, onLeave }: ToldProps) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpened(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const onPress = ({ target: pressed }: Event) => {
      if (!target.contains(pressed as Node)) onLeave();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [target, onLeave]);
  return <Tooltip opened={opened} target={target} position={position} label={<span id={id}>{label}</span>} />;
}
