import { VisuallyHidden } from '@mantine/core';
import classes from './StatusBadge.module.css';

export type Tone = 'gray' | 'ink' | 'green' | 'blue' | 'amber' | 'red' | 'violet' | 'teal';

type StatusBadgeProps = {
  tone: Tone;
  label: string;
  /** Shown instead of the colour where colours cannot be seen, for example the status letter of the wire. */
  letter?: string;
  /** Hides the word; it is still read aloud and shown on hover. */
  compact?: boolean;
};

/** A state by colour, letter and word: `<StatusBadge tone="amber" letter="B" label={t('durum.B')} />`. */
export function StatusBadge({ tone, label, letter, compact }: StatusBadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} data-compact={compact || undefined} title={compact ? label : undefined}>
      {letter && (
        <span className={classes.letter} aria-hidden>
          {letter}
        </span>
      )}
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </span>
  );
}
