import { toDakika, toSaat } from '@defter/rules/saat.ts';
import type { TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { TypedInput } from './TypedInput.tsx';
import { useTypedText } from './use-typed-text.ts';

type TimeFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'step'> & {
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (saat: string | null) => void;
  /** The minutes that an arrow key moves. */
  step?: number;
};

const LAST_MINUTE = 23 * 60 + 59;

/** Reads `9`, `930`, `9:30`, `09.30`. */
function parse(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[.: ]?(\d{2}))?$/.exec(text.trim());
  const dakika = match ? Number(match[1]) * 60 + Number(match[2] ?? 0) : LAST_MINUTE + 1;
  return dakika <= LAST_MINUTE && Number(match?.[2] ?? 0) < 60 ? toSaat(dakika) : undefined;
}

/** A time of day, `HH:mm`. The arrow keys move it by a step. */
export function TimeField({ value, defaultValue, onChange, step = 15, ...props }: TimeFieldProps) {
  const typed = useTypedText<string>({ value, defaultValue, onChange, format: (saat) => saat, parse });

  const move = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    const saat = parse(typed.text);
    if (!by || !saat) return;
    event.preventDefault();
    typed.put(toSaat(Math.min(LAST_MINUTE, Math.max(0, toDakika(saat) + by))));
  };

  return (
    <TypedInput
      inputMode="numeric"
      placeholder="__:__"
      {...props}
      typed={typed}
      onKeyDown={move}
    />
  );
}
