import { formatTL, type Kurus, parseTutar } from '@defter/rules/para.ts';
import type { TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import { TypedInput } from './TypedInput.tsx';
import { useTypedText } from './use-typed-text.ts';

type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** A string is text that could not be read. */
  value?: Kurus | string | null;
  defaultValue?: Kurus | string | null;
  onChange?: (tutar: Kurus | string | null) => void;
};

const format = (tutar: Kurus) => formatTL(tutar).replace(' ₺', '');

/** An amount, written in lira. It reads `1.234,50`, `1234,5` and `1234.50`, and shows `1.234,50`. */
export function MoneyInput({ value, defaultValue, onChange, onFocus, ...props }: MoneyInputProps) {
  const typed = useTypedText({ value, defaultValue, onChange, format, parse: parseTutar });
  return (
    <TypedInput
      inputMode="decimal"
      rightSection={<span className={classes.unit}>₺</span>}
      {...props}
      classNames={{ input: classes.amount }}
      typed={typed}
      onFocus={(event) => {
        event.currentTarget.select();
        onFocus?.(event);
      }}
    />
  );
}
