import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './inputs.module.css';

/** Other browsers leave it to a script, which has the page laid out whenever the form around the text is drawn. */
const GROWS_BY_STYLE = globalThis.CSS?.supports('field-sizing', 'content') ?? false;

type GrowingTextareaProps = Omit<TextareaProps, 'autosize' | 'rows' | 'style' | 'classNames'>;

/** A text of several lines whose field grows with it: from `minRows`, and if there are `maxRows`, up to these. */
export function GrowingTextarea({ minRows = 1, maxRows, ...props }: GrowingTextareaProps) {
  if (!GROWS_BY_STYLE) return <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} />;
  return <Textarea classNames={{ input: classes.growing }} style={{ '--min-rows': minRows, '--max-rows': maxRows }} {...props} />;
}
