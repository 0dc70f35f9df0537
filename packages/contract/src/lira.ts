import { type Kurus, toKurus, toLira } from '@defter/rules/para.ts';
import type * as z from 'zod/mini';
import { isPara, ownMeaning } from './meaning.ts';
import { type Change, visitorOf, type Visitor } from './visit.ts';

/*
 * Amounts are lira on the wire and kuruş everywhere else (docs/adr/0040). The shape of a call converts them, never code by hand.
 */

/** Leaves a value that is not a whole number of kuruş unchanged, so that its shape refuses it. */
function readLira(value: unknown): unknown {
  if (typeof value !== 'number') return value;
  try {
    const amount = toKurus(value);
    return toLira(amount) === value ? amount : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

const writeLira = (value: unknown) => (typeof value === 'number' ? toLira(value as Kurus) : value);

const paraOf = (schema: z.ZodMiniType) => {
  const meaning = ownMeaning(schema);
  return meaning && (meaning.tur === 'lira' || meaning.paraMi) ? meaning : undefined;
};

/** The visitor that applies `change` to the amounts of a shape. It is made once per shape and leaves shapes without amounts alone. */
function onAmounts(change: (value: unknown) => unknown): (schema: z.ZodMiniType) => Visitor {
  const visitors = new WeakMap<z.ZodMiniType, Visitor>();
  const visit: Change<NonNullable<ReturnType<typeof paraOf>>> = (value, meaning, record) => (isPara(meaning, record) ? change(value) : value);
  return (schema) => {
    const known = visitors.get(schema);
    if (known) return known;
    const visitor = visitorOf(schema, paraOf, visit) ?? ((value) => value);
    visitors.set(schema, visitor);
    return visitor;
  };
}

const reader = onAmounts(readLira);
const writer = onAmounts(writeLira);

/** Turns the amounts of a value of the wire into kuruş. */
export const fromWire = <T>(schema: z.ZodMiniType, value: T): T => reader(schema)(value) as T;
/** Turns the amounts of a value into lira, for the wire. */
export const toWire = <T>(schema: z.ZodMiniType, value: T): T => writer(schema)(value) as T;
