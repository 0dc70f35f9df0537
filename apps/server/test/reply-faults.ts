import type { AnyCall } from '@defter/contract/call.ts';
import * as z from 'zod/mini';

type Definition = {
  type: string;
  innerType?: z.ZodMiniType;
  out?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

/** The fields of every successful reply besides those that its call declares. */
const FRAME: ReadonlySet<string> = new Set(['success', 'message', 'response']);

/**
 * The differences between a reply and the declaration of its call: unknown keys, missing keys, and values of another
 * kind. A shape alone would take a missing key for null and ignore an unknown one.
 * @param asked the fields of a row that the query names, if it does: exactly those must be there
 */
export function replyFaults(whole: AnyCall, reply: object, asked?: readonly string[]): string[] {
  const call = asked ? { ...whole, reply: withRows(whole.reply, asked) } : whole;
  const sent = Object.fromEntries(Object.entries(reply).filter(([name]) => !FRAME.has(name) || name in call.reply._zod.def.shape));
  const { error } = z.safeParse(call.reply, sent);
  return [...keyFaults(call.reply, sent, ''), ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)].map((fault) => `${call.method} ${call.path} answers ${fault}`);
}

/** A reply whose rows have only these fields. */
function withRows(reply: AnyCall['reply'], asked: readonly string[]): AnyCall['reply'] {
  const lists = Object.entries(reply._zod.def.shape).flatMap(([name, field]) => {
    const { element } = (field as z.ZodMiniType)._zod.def as unknown as Definition;
    return element ? [[name, z.array(z.pick(element as z.ZodMiniObject, Object.fromEntries(asked.map((alan) => [alan, true]))))]] : [];
  });
  return z.extend(reply, Object.fromEntries(lists) as Record<string, z.ZodMiniType>);
}

function keyFaults(schema: z.ZodMiniType, value: unknown, path: string): string[] {
  const { type, innerType, out, shape, element, options } = schema._zod.def as unknown as Definition;
  if (value === null || typeof value !== 'object') return [];
  if (innerType ?? out) return keyFaults((innerType ?? out)!, value, path);
  if (options) return options.map((option) => keyFaults(option, value, path)).toSorted((a, b) => a.length - b.length)[0]!;
  if (element && Array.isArray(value)) return value.flatMap((one, place) => keyFaults(element, one, `${path}[${place}]`));
  if (type !== 'object') return [];
  const present = Object.entries(value).filter(([, part]) => part !== undefined);
  const names = new Set(present.map(([name]) => name));
  return [
    ...present.flatMap(([name, part]) => (Object.hasOwn(shape!, name) ? keyFaults(shape![name]!, part, `${path}.${name}`) : [`${path}.${name}, which the contract does not know`])),
    ...Object.entries(shape!).flatMap(([name, field]) => (names.has(name) || field._zod.def.type === 'optional' ? [] : [`without ${path}.${name}`])),
  ];
}
