import { ActionIcon, Button, type ActionIconProps, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';
import { Hint } from './Hint.tsx';

type Reasoned = {
  /** Why the button cannot be pressed now; undefined when it can. */
  reason?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The button stays reachable by keyboard, so that the reason can be read there too. A disabled button would not be. */
function refuse({ reason, onClick }: Reasoned) {
  return {
    'aria-disabled': reason ? true : undefined,
    'data-disabled': reason ? true : undefined,
    onClick: reason ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}

type ReasonButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps | 'onClick'> & Reasoned;

/** A button that says why it is disabled: `<ReasonButton reason={durum === 'K' ? t('kapali') : undefined} …>`. */
export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  return (
    <Hint label={reason}>
      <Button {...props} {...refuse({ reason, onClick })} type={reason ? 'button' : props.type} />
    </Hint>
  );
}

type ReasonIconProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps | 'onClick'> & Reasoned & { label: string };

/** The icon form of the button. Its label is read aloud and shown on hover. */
export function ReasonIcon({ reason, onClick, label, ...props }: ReasonIconProps) {
  return (
    <Hint label={reason ?? label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} {...props} {...refuse({ reason, onClick })} />
    </Hint>
  );
}
