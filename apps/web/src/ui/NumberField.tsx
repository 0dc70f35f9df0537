import type { TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { TypedInput } from './TypedInput.tsx';
import { useTypedText } from './use-typed-text.ts';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'step' | 'min' | 'max'> & {
  value?: number | string | null;
  defaultValue?: number | string | null;
  /** Gets the number, null for empty, or the text itself while it is not a number within the limits. */
  onChange?: (value: number | string | null) => void;
  min?: number;
  max?: number;
  /** Digits after the comma. */
  decimals?: number;
  /** The amount that an arrow key adds or subtracts. */
  step?: number;
};

/** Dots between thousands, as an amount has them: `1.000`, `12.500,5`. Before fewer or more than three digits a dot is the comma. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;

/** A quantity, a percentage, minutes. It reads `2,5`, `2.5` and `1.000`, and shows `2,5` and `1000`. Use `MoneyInput` for money. */
export function NumberField({ value, defaultValue, onChange, min = 0, max = 999_999_999, decimals = 0, step = 1, ...props }: NumberFieldProps) {
  const form = new RegExp(decimals > 0 ? `^-?\\d+(\\.\\d{0,${decimals}})?$` : '^-?\\d+$');
  const parse = (text: string) => {
    const bare = text.trim();
    const plain = (THOUSANDS.test(bare) ? bare.replaceAll('.', '') : bare).replace(',', '.');
    const number = Number(plain);
    return form.test(plain) && number >= min && number <= max ? number : undefined;
  };
  const typed = useTypedText<number>({ value, defaultValue, onChange, parse, format: (number) => String(number).replace('.', ',') });

  const move = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (parse(typed.text) ?? 0) + by;
    typed.put(Number(Math.min(max, Math.max(min, next)).toFixed(decimals)));
  };

  return (
    <TypedInput
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      {...props}
      typed={typed}
      onKeyDown={move}
    />
  );
}
