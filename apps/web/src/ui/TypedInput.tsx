import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import type { useTypedText } from './use-typed-text.ts';

type TypedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & { typed: Pick<ReturnType<typeof useTypedText>, 'text' | 'type' | 'tidy'> };

/** The box of a value that is typed as text. The text is normalised when people leave it. */
export function TypedInput({ typed, onBlur, ...props }: TypedInputProps) {
  return (
    <TextInput
      autoComplete="off"
      classNames={{ input: classes.figures }}
      {...props}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={(event) => {
        typed.tidy();
        onBlur?.(event);
      }}
    />
  );
}
