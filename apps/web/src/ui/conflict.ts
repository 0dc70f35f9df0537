import type { ReactNode } from 'react';

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
export const isSurum = (field: string): boolean => field === 'surum' || field.endsWith('.surum');

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

/** `values` with the fields that are named as they are in `other`. */
export function withFields<Values extends object>(values: Values, other: Values, fields: readonly string[]): Values {
  const result = structuredClone(values);
  for (const field of fields) {
    const path = field.split('.');
    const name = path.pop()!;
    const [to, from] = [result, other].map((root) => path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null)?.[key], root));
    if (to && from) (to as Record<string, unknown>)[name] = structuredClone((from as Record<string, unknown>)[name]);
  }
  return result;
}

export type ConflictQuestion = Conflict & {
  /** Which form asks. */
  form: string;
  /** As the form holds them, for what they are called and what they say. */
  base: object;
  typed: object;
  newest: object;
  /** How the form itself writes a value that no list of names has. */
  tell?: (field: string, value: unknown) => ReactNode;
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
  /** A form has gone, and with it what it asked. */
  leave(form: string): void {
    if (asked?.form === form) asked.answer(undefined);
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

type Settled<Values> = {
  /** What is to be saved over the record now; undefined saves nothing. */
  saved?: Values;
  /** What the form is to show from now on; undefined leaves it as it is. */
  shown?: Values;
  /** Where to go on. */
  fields: readonly string[];
};

/** Of two who have saved one record, what the second one saves: unasked where the first has changed nothing that the form shows. */
export async function settleConflict<Values extends object>({
  known,
  ...question
}: Pick<ConflictQuestion, 'form' | 'tell'> & {
  base: Values;
  typed: Values;
  newest: Values;
  /** Of the values those that are saved, as the wire writes them. */
  known: (values: Values) => object;
}): Promise<Settled<Values>> {
  const { base, typed, newest } = question;
  const conflict = compareFields(fieldsOf(known(base)), fieldsOf(known(typed)), fieldsOf(known(newest)));
  const surumler = [...fieldsOf(newest).keys()].filter(isSurum);
  if (conflict.both.length === 0 && conflict.theirs.length === 0) return { saved: withFields(typed, newest, surumler), fields: [] };
  const answer = await askConflict({ ...conflict, ...question });
  const fields = [...conflict.both, ...conflict.theirs, ...conflict.mine];
  if (answer === undefined) return { fields };
  if (answer === 'newest') return { shown: newest, fields };
  const kept = withFields(typed, newest, [...surumler, ...conflict.theirs, ...answer.theirs]);
  return { saved: kept, shown: kept, fields };
}

/** The fields of `newest` that are not in `shown` as they are there, with their values. */
export function differencesOf(shown: object, newest: object): [field: string, value: unknown][] {
  const before = fieldsOf(shown);
  return [...fieldsOf(newest)].filter(([field, value]) => value !== before.get(field));
}
