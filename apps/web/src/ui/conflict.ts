import type * as z from 'zod/mini';
import { type Changer, changerOf } from './changer.ts';

/** Values of a form by the path of their field: `musteri.ad`. A list is one value. */
type Fields = ReadonlyMap<string, unknown>;

/** What two people have made of one record since both read it, by field. */
type Conflict = {
  /** Changed by both, and differently: one of them must give way. */
  both: readonly string[];
  /** Changed by the other one alone. */
  theirs: readonly string[];
  /** Changed by whoever sits here alone. */
  mine: readonly string[];
};

const comparable = (value: unknown) => JSON.stringify(value ?? null);

/** Field by field what was changed since `base`, by whom; the version itself is no field. */
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

/** The values of a form by their paths; what is in a list stays together. */
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

/** `values` with the fields that are named as they are in `other`, each with what a picker shows of it. */
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
 * What a picker shows of a field, as the form holds it: `anaUrun` beside `anaUrunID`, the names in the rows of a list.
 * Undefined where the form knows no name.
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
  /** As the form holds them, for what they are called and what they say. */
  base: object;
  typed: object;
  newest: object;
  /** What the fields are. */
  schema: z.ZodMiniType;
};
/** Whose values of `both` are kept: those of `theirs` give way to the record; or nothing of one's own at all. */
type ConflictAnswer = { theirs: readonly string[] } | 'newest' | undefined;
export type AskedConflict = ConflictQuestion & { answer: (answer: ConflictAnswer) => void };

let asked: AskedConflict | undefined;
const listeners = new Set<() => void>();

function put(next: AskedConflict | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The question that is open, for the host. */
export const conflictStore = {
  get: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows what somebody else has saved beside what was typed, and asks what is to become of both; undefined goes back to the form. */
function askConflict(question: ConflictQuestion): Promise<ConflictAnswer> {
  asked?.answer(undefined);
  return new Promise((resolve) =>
    put({
      ...question,
      answer: (answer) => {
        put(undefined);
        resolve(answer);
      },
    }),
  );
}

/** A form of a record that somebody else may save meanwhile. */
type Recorded<Values extends object> = {
  form: { getValues(): Values; getInitialValues(): Values; setInitialValues(values: Values): void; setValues(values: Values): void; setFieldValue(field: string, value: never): void; setDirty(dirty: Record<string, boolean>): void; resetDirty(): void };
  newest?: () => Promise<Values | undefined>;
  schema: z.ZodMiniType;
  /** Of the values those that are saved, as the wire writes them. */
  known: (values: Values) => object;
  focusFirst: (errors: Record<string, string>) => void;
  /** When the form began from the record, by `performance.now()`. */
  readAt: { current: number };
};

function take<Values extends object>({ form, readAt }: Recorded<Values>, values: Values, base: Values): void {
  readAt.current = performance.now();
  form.setInitialValues(base);
  form.setValues(values);
  form.setDirty({});
}

/**
 * Somebody has saved the record since it was read: answers with what is to be saved over it, if anything is. Unasked
 * where nothing was changed that the form shows.
 */
export async function settle<Values extends object>(record: Recorded<Values>, typed: Values, refusal: unknown): Promise<Values | undefined> {
  const newest = await record.newest?.();
  if (!newest) throw refusal;
  const base = record.form.getInitialValues();
  const [before, mine, theirs] = [base, typed, newest].map((values) => fieldsOf(record.known(values)));
  const conflict = compareFields(before!, mine!, theirs!);
  const surumler = [...fieldsOf(newest).keys()].filter(isSurum);
  if (conflict.both.length === 0 && conflict.theirs.length === 0) return withFields(typed, newest, surumler);
  const answer = await askConflict({ ...conflict, base, typed, newest, schema: record.schema, changer: changerOf(refusal, record.readAt.current) });
  // Once the question has gone and the fields are there again.
  setTimeout(() => record.focusFirst(Object.fromEntries([...conflict.both, ...conflict.theirs, ...conflict.mine].map((field) => [field, '']))));
  if (answer === undefined) return undefined;
  const kept = answer === 'newest' ? newest : withFields(typed, newest, [...surumler, ...conflict.theirs, ...answer.theirs]);
  take(record, kept, newest);
  return answer === 'newest' ? undefined : kept;
}

/** Begins a form anew from the record as it is now. What was saved is saved: a version that cannot be read is asked for by the next save. */
export async function renew<Values extends object>(record: Recorded<Values>): Promise<void> {
  const { form } = record;
  const found = await record.newest?.().catch(() => undefined);
  if (!found) return form.resetDirty();
  const shown = fieldsOf(form.getValues());
  const changed = [...fieldsOf(found)].filter(([field, value]) => value !== shown.get(field));
  // What stands in the inputs already is left alone, with the cursor in it.
  if (changed.some(([field]) => !isSurum(field))) return take(record, found, found);
  record.readAt.current = performance.now();
  form.setInitialValues(found);
  for (const [field, value] of changed) form.setFieldValue(field, value as never);
  form.setDirty({});
}
