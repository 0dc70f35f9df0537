import type * as z from 'zod/mini';
import { type Changer, changerOf } from './changer.ts';
import { createQuestion, type Asked } from './question.ts';

/** Values of a form by the path of their field: `musteri.ad`. A list is one value. */
type Fields = ReadonlyMap<string, unknown>;

/** The changes of two people to one record since both read it, by field. */
type Conflict = {
  /** Fields that both changed, and differently: one value must give way. */
  both: readonly string[];
  /** Fields that only the other person changed. */
  theirs: readonly string[];
  /** Fields that only this person changed. */
  mine: readonly string[];
};

const comparable = (value: unknown) => JSON.stringify(value ?? null);

/** Compares the changes of two people since `base`, field by field. The version itself is no field. */
export function compareFields(base: Fields, mine: Fields, newest: Fields): Conflict {
  const isSame = (field: string, a: Fields, b: Fields) => comparable(a.get(field)) === comparable(b.get(field));
  const fields = [...new Set([...base.keys(), ...mine.keys(), ...newest.keys()])].filter((field) => !isSurum(field) && !isSame(field, mine, newest));
  const byMe = fields.filter((field) => !isSame(field, base, mine));
  const byThem = fields.filter((field) => !isSame(field, base, newest));
  return {
    both: byMe.filter((field) => byThem.includes(field)),
    theirs: byThem.filter((field) => !byMe.includes(field)),
    mine: byMe.filter((field) => !byThem.includes(field)),
  };
}

/** The version of the record, at the top of the values or of one part of them. */
const isSurum = (field: string): boolean => field === 'surum' || field.endsWith('.surum');

/** The values of a form by their paths. Lists stay whole. */
export function fieldsOf(values: object, prefix = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    const path = `${prefix}${name}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) for (const [inner, part] of fieldsOf(value, `${path}.`)) fields.set(inner, part);
    else fields.set(path, value);
  }
  return fields;
}

const ID = /ID$/;
const nodeAt = (root: object, path: readonly string[]) => path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], root);

/** `values` with the named fields taken from `other`, each with the name that a picker shows for it. */
export function withFields<Values extends object>(values: Values, other: Values, fields: readonly string[]): Values {
  const result = structuredClone(values);
  for (const field of fields) {
    const path = field.split('.');
    const name = path.pop()!;
    const [to, from] = [result, other].map((root) => nodeAt(root, path) as Record<string, unknown> | null | undefined);
    if (!to || !from) continue;
    for (const one of [name, name.replace(ID, '')]) if (one === name || one in from) to[one] = structuredClone(from[one]);
  }
  return result;
}

type Shown = { adi?: string; adSoyad?: string };

/**
 * The text that a picker shows for a field, as the form holds it: `anaUrun` beside `anaUrunID`, the names in the rows of a list. Undefined if the
 * form knows no name.
 */
export function shownIn(values: object, field: string): string | undefined {
  const path = field.split('.');
  const value = nodeAt(values, path);
  if (Array.isArray(value)) {
    const names = value.flatMap((row: Shown | null) => row?.adi ?? []);
    return names.length > 0 && names.length === value.length ? names.join(', ') : undefined;
  }
  const name = path.pop()!;
  if (!ID.test(name) || !value) return undefined;
  const shown = nodeAt(values, [...path, name.replace(ID, '')]) as Shown | string | null | undefined;
  return (typeof shown === 'string' ? shown : (shown?.adi ?? shown?.adSoyad)) || undefined;
}

export type ConflictQuestion = Conflict & {
  changer?: Changer;
  /** The values as the form holds them, to show their names and contents. */
  base: object;
  typed: object;
  newest: object;
  /** The shape of the fields. */
  schema: z.ZodMiniType;
};
/** The fields of `both` in `theirs` take the record's values, the others keep the typed ones; 'newest' drops all typed values. */
type ConflictAnswer = { theirs: readonly string[] } | 'newest';
export type AskedConflict = Asked<ConflictQuestion, ConflictAnswer>;

/** Shows the other person's values beside the typed ones and asks which to keep; undefined goes back to the form. */
export const conflictQuestion = createQuestion<ConflictQuestion, ConflictAnswer>();

/** A form of a record that somebody else may save meanwhile. */
type Recorded<Values extends object> = {
  form: {
    getValues(): Values;
    getInitialValues(): Values;
    setInitialValues(values: Values): void;
    setValues(values: Values): void;
    setFieldValue(field: string, value: never): void;
    setDirty(dirty: Record<string, boolean>): void;
    resetDirty(): void;
  };
  newest?: () => Promise<Values | undefined>;
  schema: z.ZodMiniType;
  /** The saved part of the values, as the wire writes them. */
  known: (values: Values) => object;
  focusFirst: (errors: Record<string, string>) => void;
  /** The time when the form was filled from the record, by `performance.now()`. */
  readAt: { current: number };
};

function take<Values extends object>({ form, readAt }: Recorded<Values>, values: Values, base: Values): void {
  readAt.current = performance.now();
  form.setInitialValues(base);
  form.setValues(values);
  form.setDirty({});
}

/**
 * Handles a record that another person has saved since it was read: returns the values to save over it, if any. It does not ask if none of the
 * changes is a field of the form.
 */
export async function settle<Values extends object>(record: Recorded<Values>, typed: Values, refusal: unknown): Promise<Values | undefined> {
  const newest = await record.newest?.();
  if (!newest) throw refusal;
  const base = record.form.getInitialValues();
  const [before, mine, theirs] = [base, typed, newest].map((values) => fieldsOf(record.known(values)));
  const conflict = compareFields(before!, mine!, theirs!);
  const [had, has] = [fieldsOf(typed), fieldsOf(newest)];
  const surumler = [...has.keys()].filter(isSurum);
  // The same version sent again would be refused again, forever.
  if (surumler.length > 0 && surumler.every((field) => had.get(field) === has.get(field))) throw refusal;
  if (conflict.both.length === 0 && conflict.theirs.length === 0) return withFields(typed, newest, surumler);
  const answer = await conflictQuestion.ask({ ...conflict, base, typed, newest, schema: record.schema, changer: changerOf(refusal, record.readAt.current) });
  // Runs after the question has closed and the fields are back.
  setTimeout(() => record.focusFirst(Object.fromEntries([...conflict.both, ...conflict.theirs, ...conflict.mine].map((field) => [field, '']))));
  if (answer === undefined) return undefined;
  const kept = answer === 'newest' ? newest : withFields(typed, newest, [...surumler, ...conflict.theirs, ...answer.theirs]);
  take(record, kept, newest);
  return answer === 'newest' ? undefined : kept;
}

/**
 * Restarts a form from the current record. The save itself has succeeded: if the new version cannot be read, the next save asks for it. Input that is
 * typed during the reading stays, to be saved next.
 */
export async function renew<Values extends object>(record: Recorded<Values>): Promise<void> {
  const { form } = record;
  const saved = form.getValues();
  const found = await record.newest?.().catch(() => undefined);
  if (!found) {
    form.setInitialValues(saved);
    return form.setDirty({});
  }
  const values = form.getValues();
  const [sent, shown] = [fieldsOf(saved), fieldsOf(values)];
  const typed = [...shown.keys()].filter((field) => shown.get(field) !== sent.get(field));
  const changed = [...fieldsOf(found)].filter(([field, value]) => !typed.includes(field) && value !== shown.get(field));
  // Inputs that already show the value are left alone, with the cursor in them.
  if (changed.some(([field]) => !isSurum(field))) return take(record, withFields(found, values, typed), found);
  record.readAt.current = performance.now();
  form.setInitialValues(found);
  for (const [field, value] of changed) form.setFieldValue(field, value as never);
  form.setDirty({});
}
