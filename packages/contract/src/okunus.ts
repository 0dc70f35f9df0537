import * as z from 'zod/mini';
import { bos } from './fields.ts';
import { TURLER } from './meaning.ts';

/** How a value is read that a reply tells as text, with the field that it was in (meaning.ts). */
export const Okunus = z.object({
  /** Null where nobody knows what the field is: its values are not told then. */
  tur: bos(z.enum(TURLER)),
  /** Under which name the words of a choice stand. */
  sozler: bos(z.string()),
});
