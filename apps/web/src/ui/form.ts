import { toWire } from '@defter/contract/lira.ts';
import { fieldAt } from '@defter/contract/meaning.ts';
import { decodeEntries, encodeEntries } from '@defter/contract/wire.ts';
import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import i18next from 'i18next';
import { useId, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { isTold, messageText, notice, refusalOf } from './notice.ts';
import { hasEntry, saveEntries } from './open-entries.ts';
import { useOpenForm } from './open-forms.ts';

/** A form whose fields are checked by a shape of the contract. */
export type ZodForm<Values> = UseFormReturnType<Values> & {
  /** For `<form onSubmit>`: checks, saves, and puts the server's refusals at their fields. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** The same for a form inside another one: false if a field is missing or refused. */
  complete: () => Promise<boolean>;
  busy: boolean;
  /** Restarts from the current record, for a form that stays open after saving. */
  renew: () => Promise<void>;
};

/** The shape of the values if they hold more than is saved, such as the names that pickers show. Drafts and the conflict dialog use it. */
export type Held<S extends z.ZodMiniObject, Values> = [Exclude<keyof Values, keyof z.output<S>>] extends [never] ? { held?: z.ZodMiniObject } : { held: z.ZodMiniObject };

type ZodFormOptions<S extends z.ZodMiniObject, Values> = Held<S, Values> & {
  schema: S;
  /**
   * Empty is '' or null, and numbers may be texts: the codec of the wire reads the values before the schema, which drops unknown fields. So values
   * may also hold texts that the pickers show: beside `anaUrunID` an `anaUrun` with its name. Read it by `useFormValue(form, 'anaUrun')`.
   */
  initialValues: Values;
  /** Rules that only this screen knows, such as a repeated password: field path → text. */
  check?: (values: Values) => FormErrors;
  /** Gets the checked body. Errors that it throws are shown at the fields that the server names, else as a notice. */
  save: (body: z.output<S>, values: Values) => Promise<unknown> | void;
  /**
   * Reads the values again, for a record that is saved with its version. If somebody else has saved it since, both
   * versions are shown side by side before anything is written. Undefined when the record cannot be read alone.
   */
  newest?: () => Promise<Values | undefined>;
};

/**
 * The one way to make a form: uncontrolled, checked on leaving a changed field and on saving, in the way and with the words of
 * the server. Labels of required fields say so by themselves.
 *
 *     const form = useZodForm({ schema: musteriCalls.create.body, initialValues, save: (body) => save.mutateAsync({ body }) });
 *     <TextInput label={t('ad')} key={form.key('musteri.ad')} {...form.getInputProps('musteri.ad')} />
 */
export function useZodForm<S extends z.ZodMiniObject, Values extends Record<string, unknown>>({
  schema,
  held,
  initialValues,
  check,
  save,
  newest,
}: ZodFormOptions<S, Values>): ZodForm<Values> {
  const [busy, setBusy] = useState(false);
  const [sending] = useState(createSending);
  const [sent] = useState(createSent);
  const [readAt] = useState(() => ({ current: performance.now() }));
  const form = useForm<Values>({
    // Fields are found by this name: a small form within a large one may have a field of the same name.
    name: useId().replaceAll('_', '-'),
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => ({ ...check?.(values), ...errorsOf(schema, values) }),
    enhanceGetInputProps: ({ field, form: fields }) => ({
      ...(isRequired(schema, String(field)) && { required: true }),
      // An unchanged field is not checked on leaving: its message would move the button that is being pressed.
      onBlur: () => fields.isDirty(field) && fields.validateField(field),
    }),
  });

  useOpenForm({
    ilk: initialValues,
    shape: held ?? schema,
    isDirty: form.isDirty,
    read: () => ({ base: form.getInitialValues(), values: form.getValues() }),
    // Keeps the values that the draft began with: somebody else may have saved the record meanwhile, and that must be
    // noticed.
    fill: ({ base, values }: { base: Partial<Values>; values: Partial<Values> }) => {
      form.setInitialValues({ ...initialValues, ...base });
      form.setValues({ ...initialValues, ...values });
    },
  });

  const focusFirst = (errors: FormErrors) => {
    const inputs: HTMLElement[] = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
    // The form controls the value of some boxes itself, such as pickers. These have no name in it, so their error is drawn first.
    flushSync(() => undefined);
    const marked = sent.find()?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    const first = [...inputs, ...marked].toSorted(byPlace)[0];
    first?.focus();
    return first !== undefined;
  };

  /** Goes to the first error. An error without a field in the form must not be lost: the button would seem to do nothing. */
  const showFirst = (errors: FormErrors) => {
    const [text] = Object.values(errors);
    if (!focusFirst(errors) && typeof text === 'string' && !sent.find()?.querySelector('[role="alert"]')) notice.warning(text, { of: 'form' });
  };

  // The conflict part is fetched on demand, so that signing in does not load it.
  const record = { form, schema: held ?? schema, newest, known: (values: Values) => toRaw(schema, values) as object, focusFirst, readAt };

  const write = async (values: Values): Promise<void> => {
    try {
      await save(z.parse(schema, toRaw(schema, values)), values);
    } catch (error) {
      if (!newest || refusalOf(error).kod !== 'kayitDegismis') throw error;
      const next = await (await loadConflict()).settle(record, values, error);
      if (next) await write(next);
    }
  };

  const send = (values: Values): Promise<boolean> => sending.begin(() => trySending(values));

  /** False if the refusal stands at its fields, or the first one was told. */
  const trySending = async (values: Values): Promise<boolean> => {
    setBusy(true);
    try {
      await write(values);
      return true;
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (!refused) throw error;
      form.setErrors(refused);
      const isMarked = focusFirst(refused);
      // A refusal about a field that this form does not show must not be lost, nor be set at a field that nobody sees.
      if (!isMarked) tellField(error);
      else if (!Object.keys(refused).some((field) => form.getInputNode(field))) throw error;
      return false;
    } finally {
      setBusy(false);
    }
  };

  const submitForm = form.onSubmit((values) => {
    // A second press may come before the form is drawn as busy.
    if (!sending.find()) send(values).catch(reportFailure);
  }, showFirst);

  // A record that is being added within the form belongs to it, so one save saves both.
  const submit: typeof submitForm = (event) => {
    // A question that is asked from within a form is its child for React, so the submit event of the question arrives here too.
    if (event && event.target !== event.currentTarget) return;
    if (event) sent.keep(event.currentTarget);
    if (!event || !hasEntry(event.currentTarget)) return submitForm(event);
    event.preventDefault();
    saveEntries(event.currentTarget)
      .then((saved) => saved && submitForm())
      .catch(reportFailure);
  };

  const complete = async (): Promise<boolean> => {
    // It is being saved by its own button, which also tells a refusal.
    const begun = sending.find();
    if (begun) return begun.catch(() => false);
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showFirst(errors);
    if (hasErrors) return false;
    try {
      return await send(form.getValues());
    } catch (error) {
      reportFailure(error);
      return false;
    }
  };

  const renew = async () => (newest ? (await loadConflict()).renew(record) : form.resetDirty());

  return { ...form, submit, complete, busy, renew };
}

/** Remembers the element of the form that was submitted last. */
function createSent() {
  let form: HTMLFormElement | undefined;
  return {
    keep(sent: HTMLFormElement): void {
      form = sent;
    },
    find: () => form,
  };
}

/** Remembers a save until it has ended. */
function createSending() {
  let begun: Promise<boolean> | undefined;
  return {
    begin(save: () => Promise<boolean>): Promise<boolean> {
      begun = save().finally(() => {
        begun = undefined;
      });
      return begun;
    },
    find: () => begun,
  };
}

/** The current value of a field. The component renders again when it changes. */
export function useFormValue<Values, Field extends keyof Values & string>(form: Pick<ZodForm<Values>, 'useWatchValue'>, field: Field): Values[Field] {
  return form.useWatchValue(field as never) as Values[Field];
}

const loadConflict = () => import('./conflict.ts');

const byPlace = (a: Node, b: Node) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
const toRaw = (schema: z.ZodMiniObject, values: object) => decodeEntries(encodeEntries(toWire(schema, values)), schema);

/** Field path → text, for values as the inputs hold them. */
function errorsOf(schema: z.ZodMiniObject, values: object): FormErrors {
  const raw = toRaw(schema, values);
  const errors: FormErrors = {};
  for (const issue of z.safeParse(schema, raw).error?.issues ?? []) {
    // An empty field is reported as missing, whatever the schema's own error is.
    errors[issue.path.join('.')] ??= valueAt(raw, issue.path) == null ? messageText('zorunluAlan') : issueText(issue);
  }
  return errors;
}

/** The error of one value in words; undefined when it is valid. For a field outside of any form. */
export function refusalOfValue(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = z.safeParse(schema, value).error?.issues[0];
  return issue && issueText(issue);
}

type Limited = { message: string; maximum?: number; minimum?: number };

/** Includes the limit, where the shape has one: the length of a text, the size of a number. */
function issueText(issue: z.core.$ZodIssue): string {
  const { params, ...own } = issue as Limited & { params?: Limited };
  const { message: kod, maximum, minimum } = { ...params, ...own };
  const n = maximum ?? minimum;
  if (kod === 'sayiGecersiz' && n !== undefined) return i18next.t(`temelMesaj:sinir.${maximum === undefined ? 'enAz' : 'enFazla'}`, { n });
  return messageText(isTold(kod) ? kod : 'secimGecersiz', n === undefined ? {} : { n });
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, name) => (node as Record<PropertyKey, unknown> | null | undefined)?.[name], root);

/** A field is required if its shape accepts neither undefined nor null. */
function isRequired(schema: z.ZodMiniType, field: string): boolean {
  const target = fieldAt(schema, field.split('.'));
  return target !== undefined && !z.safeParse(target, undefined).success && !z.safeParse(target, null).success;
}

/** The server's refusals by field, in words; undefined when the failure concerns no field. */
function fieldErrorsOf(error: unknown): FormErrors | undefined {
  const { alanlar = {}, veri } = refusalOf(error);
  const entries = Object.entries(alanlar);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([field, kod]) => [field.replace(/\[(\w+)\]/g, '.$1'), messageText(kod, veri)]));
}

function tellField(error: unknown): void {
  const { alanlar = {}, veri } = refusalOf(error);
  for (const kod of Object.values(alanlar).slice(0, 1)) notice.failure(kod, veri);
}

function reportFailure(error: unknown): void {
  const { kod, veri } = refusalOf(error);
  notice.failure(kod ?? 'hataOlustu', veri);
  if (!kod) throw error;
}
