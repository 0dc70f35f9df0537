import type { HataKodu } from '@defter/contract/errors.ts';
import { toWire } from '@defter/contract/lira.ts';
import { fieldAt } from '@defter/contract/meaning.ts';
import { decodeEntries, encodeEntries } from '@defter/contract/wire.ts';
import { useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import i18next from 'i18next';
import { useId, useState, type SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { isTold, messageText, notice, type MessageData } from './notice.ts';
import { entryWithin } from './open-entries.ts';
import { useOpenForm } from './open-forms.ts';

/** A form whose fields are checked by a shape of the contract. */
export type ZodForm<Values> = UseFormReturnType<Values> & {
  /** For `<form onSubmit>`; checks, saves, and puts the server's refusals at their fields. */
  submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Begins anew from the record as it is now, for a form that stays open when it has saved. */
  renew: () => Promise<void>;
};

/** The shape of the values where they hold more than is saved, such as what the pickers show: drafts and the conflict dialog go by it. */
type Held<S extends z.ZodMiniObject, Values> = [Exclude<keyof Values, keyof z.output<S>>] extends [never] ? { held?: z.ZodMiniObject } : { held: z.ZodMiniObject };

type ZodFormOptions<S extends z.ZodMiniObject, Values> = Held<S, Values> & {
  schema: S;
  /**
   * Empty is '' or null; numbers may be texts: values go through the codec of the wire before the schema, which drops what
   * it does not know. So they also hold what the pickers show: beside `anaUrunID` an `anaUrun` with its name. Read it by
   * `useFormValue(form, 'anaUrun')`.
   */
  initialValues: Values;
  /** Rules that only this screen knows, such as a repeated password; field path → text. */
  check?: (values: Values) => FormErrors;
  /** Gets the checked body. What it throws is shown: at the fields that the server names, else as a notice. */
  save: (body: z.output<S>, values: Values) => Promise<unknown> | void;
  /**
   * Reads the values again, of a record whose version is saved along. When somebody else has saved it since, both are
   * shown beside each other before anything is written. Undefined when it cannot be read alone.
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
  const [readAt] = useState(() => ({ current: performance.now() }));
  const form = useForm<Values>({
    // Fields are found by it: a small form within a large one may have a field of the same name.
    name: useId().replaceAll('_', '-'),
    mode: 'uncontrolled',
    initialValues,
    validate: (values) => ({ ...check?.(values), ...errorsOf(schema, values) }),
    enhanceGetInputProps: ({ field, form: fields }) => ({
      ...(isRequired(schema, String(field)) && { required: true }),
      // A field that was only passed is not blamed: its message would push away what is being pressed.
      onBlur: () => fields.isDirty(field) && fields.validateField(field),
    }),
  });

  useOpenForm({
    ilk: initialValues,
    shape: held ?? schema,
    isDirty: form.isDirty,
    read: () => ({ base: form.getInitialValues(), values: form.getValues() }),
    // With what it began with: somebody else may have saved the record meanwhile, and is not to be passed over.
    fill: ({ base, values }: { base: Partial<Values>; values: Partial<Values> }) => {
      form.setInitialValues({ ...initialValues, ...base });
      form.setValues({ ...initialValues, ...values });
    },
  });

  const focusFirst = (errors: FormErrors) => {
    const inputs = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
    inputs.toSorted(byPlace)[0]?.focus();
  };

  // What two people have made of one record is fetched when it happens: signing in has none.
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

  const send = async (values: Values) => {
    setBusy(true);
    try {
      await write(values);
    } catch (error) {
      const refused = fieldErrorsOf(error);
      if (!refused) throw error;
      form.setErrors(refused);
      focusFirst(refused);
      // A refusal of something that this form does not show would otherwise be lost.
      if (!Object.keys(refused).some((field) => form.getInputNode(field))) throw error;
    } finally {
      setBusy(false);
    }
  };

  const submitForm = form.onSubmit((values) => {
    if (!busy) send(values).catch(reportFailure);
  }, focusFirst);

  const submit: typeof submitForm = (event) => {
    const entry = event && entryWithin(event.currentTarget);
    if (!entry) return submitForm(event);
    // What is being added within the form would be missing from what is saved.
    event.preventDefault();
    entry.point();
  };

  const renew = async () => (await loadConflict()).renew(record);

  return { ...form, submit, busy, renew };
}

/** A value of the form as it is now; the component is drawn anew when it changes. */
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
    // An empty field is missing, whatever the shape calls it.
    errors[issue.path.join('.')] ??= valueAt(raw, issue.path) == null ? messageText('zorunluAlan') : issueText(issue);
  }
  return errors;
}

/** What is wrong with one value, in words; undefined when nothing is. For a field that stands outside of any form. */
export function refusalOfValue(schema: z.ZodMiniType, value: unknown): string | undefined {
  const issue = z.safeParse(schema, value).error?.issues[0];
  return issue && issueText(issue);
}

type Limited = { message: string; maximum?: number; minimum?: number };

/** With the limit, where the shape has one: how long a text may be, how large a number. */
function issueText(issue: z.core.$ZodIssue): string {
  const { params, ...own } = issue as Limited & { params?: Limited };
  const { message: kod, maximum, minimum } = { ...params, ...own };
  const n = maximum ?? minimum;
  if (kod === 'sayiGecersiz' && n !== undefined) return i18next.t(`mesaj:sinir.${maximum === undefined ? 'enAz' : 'enFazla'}`, { n });
  return messageText(isTold(kod) ? kod : 'secimGecersiz', n === undefined ? {} : { n });
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((node, name) => (node as Record<PropertyKey, unknown> | null | undefined)?.[name], root);

/** A field is required when its shape takes neither nothing nor null. */
function isRequired(schema: z.ZodMiniType, field: string): boolean {
  const target = fieldAt(schema, field.split('.'));
  return target !== undefined && !z.safeParse(target, undefined).success && !z.safeParse(target, null).success;
}

/** A refusal of the server as far as a form understands it. */
type Refusal = { kod?: HataKodu; alanlar?: Record<string, HataKodu>; veri?: MessageData };
const refusalOf = (error: unknown): Refusal => error ?? {};

/** What the server refused, by field and in words; undefined when the failure is of no field. */
function fieldErrorsOf(error: unknown): FormErrors | undefined {
  const { alanlar = {}, veri } = refusalOf(error);
  const entries = Object.entries(alanlar);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([field, kod]) => [field.replace(/\[(\w+)\]/g, '.$1'), messageText(kod, veri)]));
}

function reportFailure(error: unknown): void {
  const { kod, veri } = refusalOf(error);
  notice.failure(kod ?? 'hataOlustu', veri);
  if (!kod) throw error;
}
