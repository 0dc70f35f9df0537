import type { AnyCall, BodyInput } from '@defter/contract/call.ts';
import type { FormErrors } from '@mantine/form';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useZodForm, type Held, type ZodForm } from '../../ui/form.ts';
import type { Answer } from './api.ts';
import { useSave, type UseSaveOptions } from './query.ts';

/** Sends a body; afterwards the form closes, or goes on from the saved record. */
type Send<C extends AnyCall> = (body: BodyInput<C>) => Promise<Answer<C>>;

type RecordForm<Values, C extends AnyCall> = ZodForm<Values> & { send: Send<C>; sending: boolean };

type RecordFormOptions<S extends z.ZodMiniObject, Values, Kayit, C extends AnyCall> = Held<S, Values> &
  Pick<UseSaveOptions, 'seconds'> & {
    /** The record at the time when the form opened; undefined for a new one. Changes by other desks do not reach an open form. */
    record: Kayit;
    /** Reads the record again, when another desk has saved it meanwhile. Undefined when it is gone. */
    read: (record: NonNullable<Kayit>) => Promise<Kayit | undefined>;
    /** The values that the fields show for a record. A function written in place needs the type of its parameter. */
    values: (record: Kayit) => Values;
    schema: S;
    check?: (values: Values) => FormErrors;
    /** The call that saves. */
    call: C;
    /** For a form that sends another body than its schema reads, or not at once. */
    save?: (body: z.output<S>, send: Send<C>, values: Values) => Promise<unknown>;
    /** Usually closes the form. A form without it stays open and goes on from the saved record. */
    onSaved?: (answer: Answer<C>, sent: BodyInput<C>) => void | Promise<void>;
  };

/**
 * The one form over a record: its values, its draft, the question when two people have saved it, and its save.
 *
 *     const form = useRecordForm({
 *       record: grup,
 *       read: async ({ id }) => (await readAnew(urunCalls.getAnaUrun, { params: { id } })).anaUrun,
 *       values: valuesOf,
 *       schema: urunCalls.createAnaUrun.body,
 *       call: grup ? urunCalls.updateAnaUrun : urunCalls.createAnaUrun,
 *       onSaved: onClose,
 *     });
 *
 * `send` and `sending` are for a save that is finished elsewhere, such as in a dialog that asks for a code.
 */
export function useRecordForm<S extends z.ZodMiniObject, Values extends Record<string, unknown>, Kayit, C extends AnyCall>(
  options: RecordFormOptions<S, Values, Kayit, C>,
): RecordForm<Values, C> {
  const { read, values, call, seconds, onSaved } = options;
  const [record] = useState(options.record);
  const [initialValues] = useState(() => values(record));
  const mutation = useSave(call, { seconds });

  const send: Send<C> = async (body) => {
    const answer = await mutation.mutateAsync({ body });
    await (onSaved ? onSaved(answer, body) : form.renew());
    return answer;
  };
  const save = async (body: z.output<S>, typed: Values): Promise<void> => {
    await (options.save ? options.save(body, send, typed) : send(body as BodyInput<C>));
  };

  const newest = async () => {
    const found = record == null ? undefined : await read(record);
    return found == null ? undefined : values(found);
  };

  const form: ZodForm<Values> = useZodForm<S, Values>({ ...options, initialValues, save, newest });
  return { ...form, send, sending: mutation.isPending };
}
