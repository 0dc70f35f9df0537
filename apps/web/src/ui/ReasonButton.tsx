import { ActionIcon, Button, Tooltip, type ActionIconProps, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

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

function WithReason({ reason, children }: { reason?: string; children: ReactNode }) {
  return (
    <Tooltip label={reason} disabled={!reason} events={{ hover: true, focus: true, touch: true }}>
      {children}
    </Tooltip>
  );
}

type ReasonButtonProps = ButtonProps & Omit<ComponentProps<'button'>, keyof ButtonProps | 'onClick'> & Reasoned;

/** A button that says why it is disabled: `<ReasonButton reason={durum === 'K' ? t('kapali') : undefined} …>`. */
export function ReasonButton({ reason, onClick, ...props }: ReasonButtonProps) {
  return (
    <WithReason reason={reason}>
      <Button {...props} {...refuse({ reason, onClick })} type={reason ? 'button' : props.type} />
    </WithReason>
  );
}

type ReasonIconProps = ActionIconProps & Omit<ComponentProps<'button'>, keyof ActionIconProps | 'onClick'> & Reasoned & { label: string };

/** The icon form of the button. Its label is read aloud and shown on hover. */
export function ReasonIcon({ reason, onClick, label, ...props }: ReasonIconProps) {
  return (
    <Tooltip label={reason ?? label} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} {...props} {...refuse({ reason, onClick })} />
    </Tooltip>
  );
}
