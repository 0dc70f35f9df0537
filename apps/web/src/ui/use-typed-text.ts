import { useState } from 'react';

type TypedTextOptions<T> = {
  value?: T | string | null;
  defaultValue?: T | string | null;
  /** Gets the value, null for empty, or the text itself while it cannot be read, so that checking can refuse it. */
  onChange?: (value: T | string | null) => void;
  /** The value as people read it. */
  format: (value: T) => string;
  /** Reads the typed text; undefined while it is no value. */
  parse: (text: string) => T | undefined;
};

/**
 * The text of an input whose value is something else: an amount, a date, a time. It is normalised when people leave the
 * input.
 */
export function useTypedText<T>({ value, defaultValue, onChange, format, parse }: TypedTextOptions<T>) {
  const textOf = (it: T | string | null | undefined): string => {
    if (it === null || it === undefined || it === '') return '';
    const readable = typeof it === 'string' ? parse(it) : it;
    return readable === undefined ? String(it) : format(readable);
  };
  const [text, setText] = useState(() => textOf(value ?? defaultValue));
  const [told, setTold] = useState<T | string | null | undefined>(value);
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    // The controlled value has changed without typing, such as a computed rest. What was typed before is then no longer the last word.
    if (value !== told) {
      setText(textOf(value));
      setTold(value);
    }
  }

  const tell = (typed: string) => {
    const next = typed.trim() === '' ? null : (parse(typed) ?? typed);
    setTold(next);
    onChange?.(next);
  };

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      tell(typed);
    },
    /** Sets a value from elsewhere: a calendar, an arrow key. */
    put: (next: T) => {
      setText(format(next));
      tell(format(next));
    },
    // A controlled input shows the value that the owner has kept.
    tidy: () => setText(textOf(value === undefined ? text : value)),
  };
}
