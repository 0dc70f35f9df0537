import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef, type Ref } from 'react';

const TYPING_MS = 220;

type FilterInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
};

/**
 * A text that filters a list or screen. It is told when typing pauses, on Enter and when it is left, without the space around it. The box keeps the
 * text that is being typed, and follows a value that changes from elsewhere: by the back button, or when all filters are cleared.
 */
export function FilterInput({ ref, value, onChange, ...props }: FilterInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useDebouncedCallback((text: string) => onChange(text.trim()), TYPING_MS);
  useEffect(() => {
    if (input.current && !tell.isPending() && input.current.value.trim() !== value) input.current.value = value;
  }, [value, tell]);
  return (
    <TextInput
      {...props}
      ref={useMergedRef(input, ref)}
      defaultValue={value}
      onChange={(event) => tell(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && tell.flush()}
      onBlur={() => tell.flush()}
    />
  );
}
