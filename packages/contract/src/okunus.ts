import * as z from 'zod/mini';
import { bos } from './fields.ts';
import { TURLER } from './meaning.ts';

/** The meaning of a value that a reply has as text (meaning.ts). */
export const Okunus = z.object({
  /** Null for a field without a meaning, whose values are left out. */
  tur: bos(z.enum(TURLER)),
  /** The name of a choice's words in the catalogue of fields. */
  sozler: bos(z.string()),
});
