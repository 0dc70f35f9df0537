import { formatTelefon, normalizeTelefon } from '@defter/rules/telefon.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './inputs.module.css';
import { useTypedText } from './use-typed-text.ts';

type PhoneInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  value?: string | null;
  defaultValue?: string | null;
  /** Gets E.164 as soon as the number is complete, and the typed text before. */
  onChange?: (telefon: string | null) => void;
};

/** A phone number. It reads any way of writing and shows `0(532) 123 45 67`; foreign numbers begin with `+`. */
export function PhoneInput({ value, defaultValue, onChange, onBlur, ...props }: PhoneInputProps) {
  const typed = useTypedText<string>({ value, defaultValue, onChange, format: formatTelefon, parse: normalizeTelefon });
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="0(5__) ___ __ __"
      {...props}
      classNames={{ input: classes.figures }}
      value={typed.text}
      onChange={(event) => typed.type(spaced(event.currentTarget))}
      onBlur={(event) => {
        typed.tidy();
        onBlur?.(event);
      }}
    />
  );
}

/**
 * Adds brackets and spaces to a Turkish number while somebody types at its end. Corrections in the middle are left
 * alone.
 */
function spaced({ value, selectionStart }: HTMLInputElement): string {
  const digits = value.replace(/\D/g, '').replace(/^0/, '');
  const atEnd = selectionStart === value.length;
  if (!atEnd || value.startsWith('+') || !digits.startsWith('5') || digits.length > 10) return value;
  const [, area = '', a = '', b = '', c = ''] = /^(\d{1,3})(\d{0,3})(\d{0,2})(\d{0,2})/.exec(digits) ?? [];
  if (!a) return value.endsWith(')') || value.endsWith(' ') ? value : `0(${area}`;
  return `0(${area}) ${[a, b, c].filter(Boolean).join(' ')}`;
}
