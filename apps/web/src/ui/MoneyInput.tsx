import { formatTL, parseTutar, toKurus, toLira } from '@defter/rules/para.ts';
import type { TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import { TypedInput } from './TypedInput.tsx';
import { useTypedText } from './use-typed-text.ts';

type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Lira, as on the wire; a text is what could not be read. */
  value?: number | string | null;
  defaultValue?: number | string | null;
  onChange?: (lira: number | string | null) => void;
};

const parse = (text: string) => {
  const kurus = parseTutar(text);
  return kurus === undefined ? undefined : toLira(kurus);
};
const format = (lira: number) => formatTL(toKurus(lira)).replace(' ₺', '');

/** Amount in lira: takes `1.234,50`, `1234,5` and `1234.50`, shows `1.234,50`. */
export function MoneyInput({ value, defaultValue, onChange, onFocus, ...props }: MoneyInputProps) {
  const typed = useTypedText({ value, defaultValue, onChange, format, parse });
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
