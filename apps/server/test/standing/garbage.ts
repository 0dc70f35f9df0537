import type * as z from 'zod/mini';

/** Wrong values that people, broken programs and attackers send. */
export const GARBAGE: Record<string, unknown> = {
  empty: '',
  negative: '-1',
  zero: '0',
  'above every integer': '9007199254740993',
  'above every number': '1e309',
  'no number': 'NaN',
  fraction: '0.0001',
  sql: "'; drop table musteri; --",
  wildcards: '%_\\',
  'a character that no text may hold': 'a\u0000b',
  emoji: '👩🏽‍⚕️'.repeat(20),
  long: 'x'.repeat(10_000),
  'a day that is none': '2026-02-30',
  'the end of days': '9999-12-31',
  'a day before all': '0001-01-01',
  'a time that is none': '25:61',
  'a list': ['1', '2'],
  'a list of lists': [[['1']], [], null],
  'an object': { id: '1', constructor: { prototype: '1' } },
  'a file': new File(['MZ'], '../../etc/passwd', { type: 'text/html' }),
};

/** Garbage that a text field takes like the number above every number, or like the last of all days. */
export const LIKE_ANOTHER_TEXT: ReadonlySet<string> = new Set(['negative', 'zero', 'above every number', 'no number', 'fraction', 'a day that is none', 'a day before all', 'a time that is none']);

type Definition = { innerType?: z.ZodMiniType; shape?: Record<string, z.ZodMiniType>; element?: z.ZodMiniType };
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;

type Path = readonly (string | number)[];

/** The paths to every field of a shape, into objects and first elements of lists. */
export function pathsOf(schema: z.ZodMiniType): Path[] {
  const { innerType, shape, element } = definitionOf(schema);
  if (innerType) return pathsOf(innerType);
  if (element) return [[], ...pathsOf(element).map((path) => [0, ...path])];
  if (!shape) return [[]];
  // A catalogue of flags is the same field many times.
  const fields = Object.entries(shape).slice(0, 40);
  return fields.flatMap(([name, field]) => pathsOf(field).map((path) => [name, ...path]));
}

/** A copy of `value` with something else at the end of a path. */
export function put(value: unknown, [step, ...rest]: Path, part: unknown): unknown {
  if (step === undefined) return part;
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[step] = put(list[step], rest, part);
    return list;
  }
  const object = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...object, [step]: put(object[step], rest, part) };
}
