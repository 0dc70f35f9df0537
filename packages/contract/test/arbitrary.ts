import { withoutUnseen } from '@defter/rules/metin.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { ownMeaning } from '../src/meaning.ts';

/*
 * Values that a shape of the contract accepts and leaves unchanged: values that a handler may get and the panel may send. Leaves are drawn from a
 * pool of everything the contract knows and kept if the shape accepts them.
 */

type Definition = {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  entries?: Record<string, string | number>;
};

/** After so many misses in a row a shape needs a value that is never drawn here, and the test would not end. */
const MISSES = 20_000;

/** Values of a shape, empty ones (null) included; never '' or undefined, which the contract does not know. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  let misses = 0;
  return unchecked(schema).filter((value) => {
    const kept = isKept(schema, value);
    misses = kept ? 0 : misses + 1;
    if (misses > MISSES) throw new Error(`Nothing that is drawn fits: ${JSON.stringify(z.safeParse(schema, value).error?.issues)}`);
    return kept;
  });
}

function unchecked(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  // Money in one record and percent in another: values that fit both.
  if (ownMeaning(schema)?.paraMi) return fc.integer({ min: 1, max: 100 });
  const { type, innerType, in: sent, out, shape, element, entries } = schema._zod.def as unknown as Definition;
  if (type === 'nullable') return fc.option(valuesOf(innerType!), { freq: 3 });
  // A part of a change: a line that is there, or a value that is not empty, which would become another (src/degisen.ts).
  if (type === 'pipe' && out?._zod.def.type === 'transform') return partOf(sent!);
  if (innerType) return valuesOf(innerType);
  if (type === 'object') return fc.record(mapValues(shape!, valuesOf), { noNullPrototype: true });
  if (type === 'array') return fc.array(valuesOf(element!), { maxLength: 4 });
  if (type === 'enum') return fc.constantFrom(...Object.values(entries!));
  if (type === 'boolean') return fc.boolean();
  if (type === 'number') return NUMBERS;
  return type === 'custom' ? FILES : TEXTS;
}

function partOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const { type, innerType, shape } = schema._zod.def as unknown as Definition;
  if (type === 'nullable') return valuesOf(innerType!);
  if (type !== 'object') return TEXTS;
  return fc.record({ ...mapValues(shape!, valuesOf), id: fc.integer({ min: 1, max: 1000 }) }, { noNullPrototype: true });
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function isKept(schema: z.ZodMiniType, value: unknown): boolean {
  const { type } = schema._zod.def;
  // A value that holds others is checked only by its own checks; its parts were checked already.
  if (['nullable', 'default', 'catch', 'optional'].includes(type)) return true;
  const { success, data } = z.safeParse(schema, value);
  return success && (typeof value === 'object' || Object.is(data, value));
}

const NUMBERS = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 1, max: 99_999_999_999 }).map((kurus) => kurus / 100),
  fc.maxSafeNat(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
);

const EMPTY = new Set(['', 'null', 'undefined']);
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  // A form cannot carry a lone carriage return, and nobody can type one; invisible characters are removed on the way.
  .map(withoutUnseen)
  .filter((value) => value === value.trim() && !EMPTY.has(value) && !value.includes('\r'));

const two = (number: number) => String(number).padStart(2, '0');
const TEXTS = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom('çok satırlı\nmetin', '0', 'true', '1e3', '[0]', 'a&b=c', '%00', "'; drop table musteri; --", '👩🏽‍⚕️ şğıİ', 'NULL'),
  fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `+90532${digits}`),
  fc.emailAddress(),
  fc.uuid(),
  fc.integer({ min: 100_000, max: 999_999 }).map(String),
  fc.constantFrom('10000000146', '1234567890', '0123456789012345'),
  fc.constantFrom('10:00-18:00', 'kapali'),
  fc.constantFrom('#1f7a5c', 'black', '192.168.1.20', 'https://salon.ornek.test'),
  // A token: of a kept time, of a customer's own link.
  fc.stringMatching(/^[\w-]{43}$/),
  fc.stringMatching(/^[a-z]{3,9}(-[a-z0-9]{1,9})?$/),
  // The code of a line of refusal.
  fc.stringMatching(/^[A-Z2-9]{9}$/),
  // A line drawn by a finger.
  fc.array(fc.tuple(fc.nat(400), fc.nat(160)), { minLength: 12, maxLength: 20 }).map((points) => points.map((point) => point.join(',')).join(' ')),
);

const FILES = fc
  .tuple(
    // Quotes and slashes in a file's name are rewritten by browsers; nothing of ours reads the name.
    fc.stringMatching(/^[a-zçğıöşüA-ZÇĞİÖŞÜ0-9_-]{1,12}\.png$/),
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc.constantFrom('image/png', 'image/jpeg'),
  )
  .map(([name, bytes, type]) => new File([new Uint8Array(bytes)], name, { type }));

/** The part of a value that travels, in a form that can be compared: of a file its name, type and bytes. */
export async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof File) return { name: value.name, type: value.type, bytes: [...new Uint8Array(await value.arrayBuffer())] };
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(async ([name, part]) => [name, await comparable(part)] as const);
  return Object.fromEntries(await Promise.all(parts));
}
