import { useState } from 'react';

type TypedTextOptions<T> = {
  value?: T | string | null;
  defaultValue?: T | string | null;
  /** Gets the value, null for empty, or the text itself while it cannot be read, so that a check can refuse it. */
  onChange?: (value: T | string | null) => void;
  /** The value as people read it. */
  format: (value: T) => string;
  /** Reads the typed text; undefined if it is no value. */
  parse: (text: string) => T | undefined;
};

/** The text of an input whose value has another type: an amount, a date, a time. It is normalised when the input is left. */
export function useTypedText<T>({ value, defaultValue, onChange, format, parse }: TypedTextOptions<T>) {
  const textOf = (it: T | string | null | undefined): string => {
    if (it === null || it === undefined || it === '') return '';
    const readable = typeof it === 'string' ? parse(it) : it;
    return readable === undefined ? String(it) : format(readable);
  };
  const [text, setText] = useState(() => textOf(value ?? defaultValue));
  const [told, setTold] = useState<{ value: T | string | null | undefined; isAnswered: boolean }>({ value, isAnswered: true });
  const [seen, setSeen] = useState(value);

  if (!told.isAnswered) {
    // The owner may turn the typed text into another value, such as zero for an emptied field. That is shown when the field is left, because somebody
    // may still be typing.
    setTold({ ...told, isAnswered: true });
    setSeen(value);
  } else if (value !== seen) {
    setSeen(value);
    // The controlled value has changed without typing, such as a computed rest, and replaces the text that was typed before.
    if (value !== told.value) {
      setText(textOf(value));
      setTold({ value, isAnswered: true });
    }
  }

  const tell = (typed: string) => {
    const next = typed.trim() === '' ? null : (parse(typed) ?? typed);
    setTold({ value: next, isAnswered: false });
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
