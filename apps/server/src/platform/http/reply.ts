import { type AnyCall, type ReplyOf, successMessage } from '@defter/contract/call.ts';
import { fromWire, toWire } from '@defter/contract/lira.ts';
import type { RaporYetkisi, Yetki } from '@defter/contract/yetkiler.ts';
import fastJson from 'fast-json-stringify';
import * as z from 'zod/mini';
import { maskerOf } from './mask.ts';

/**
 * JSON text of a `T`. A query claims this type for the JSON that PostgreSQL writes: `sql<JsonOf<typeof
 * satisCalls.list>>`; tests compare it with the contract.
 */
export type Json<T> = string & { readonly [of]: T };
declare const of: unique symbol;
/**
 * The reply of a call with each of its fields as JSON text: the row of a statement whose columns have the names of the
 * fields.
 */
export type JsonOf<C extends AnyCall> = { readonly [Name in keyof ReplyOf<C>]: Json<ReplyOf<C>[Name]> };

/** Writes a value as JSON text. */
export const toJson = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

/** A reply that PostgreSQL has written as JSON and that goes out unchanged. */
export class RawJson<Fields extends Readonly<Record<string, string>> = Readonly<Record<string, string>>> {
  readonly fields: Fields;

  constructor(fields: Fields) {
    this.fields = fields;
  }
}

/** A reply that is a file, for a call whose contract names its media type in `dosya`. */
export class FileReply {
  readonly data: Uint8Array | string;
  /** The name for saving the file; without one the browser shows it in place. */
  readonly ad: string | undefined;

  constructor(data: Uint8Array | string, ad?: string) {
    this.data = data;
    this.ad = ad;
  }
}

/** A file that is made while it is sent, for a call with `akis`. */
export class StreamReply {
  readonly data: AsyncIterable<Uint8Array>;
  readonly ad: string;
  /** The note in the record log, made once the file was sent. */
  readonly tell: () => string;

  constructor(data: AsyncIterable<Uint8Array>, ad: string, tell: () => string) {
    this.data = data;
    this.ad = ad;
    this.tell = tell;
  }
}

type JsonSchema = Parameters<typeof fastJson>[0] & { properties?: Record<string, unknown>; required?: string[] };

/** The JSON schema of a reply, in the dialect that the serialiser reads. */
const jsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

/** Sees a handler's answer before anything is hidden or left out. Tests use it. */
export type OnAnswer = (call: AnyCall, data: object) => void;

const NO_RIGHTS: ReadonlySet<Yetki | RaporYetkisi> = new Set();

type Write = ReturnType<typeof fastJson>;
/** Making a writer takes half a millisecond: it is made when its call first answers, once for the process. */
const writers = new WeakMap<AnyCall, Write>();

function writerOf(call: AnyCall): Write {
  const known = writers.get(call);
  if (known) return known;
  const { properties = {}, required = [] } = jsonSchema(call.reply);
  const outcome = { success: { const: true }, message: { const: successMessage(call) } };
  const frame = call.nested ? { response: { type: 'object', properties: outcome }, ...outcome } : outcome;
  const write = fastJson({ type: 'object', properties: { ...frame, ...properties }, required } as JsonSchema);
  writers.set(call, write);
  return write;
}

/**
 * Writes the successful reply of a call. Fields outside the contract never leave, and contact data leaves only as far
 * as the reader's rights allow.
 */
export function createSerializer(call: AnyCall, onAnswer?: OnAnswer): (data: object, rights?: typeof NO_RIGHTS) => string {
  const message = successMessage(call);
  const success = call.nested ? { response: { success: true, message }, success: true, message } : { success: true, message };
  const head = JSON.stringify(success).slice(0, -1);
  const mask = maskerOf(call.reply);
  return (data, rights = NO_RIGHTS) => {
    onAnswer?.(call, data instanceof RawJson ? fromWire(call.reply, readRaw(data)) : data);
    const hide = mask(rights);
    if (data instanceof RawJson && !hide) return `${head}${writeRaw(data)}}`;
    // JSON from PostgreSQL holds lira already. It is parsed again only for the few readers with hidden fields.
    const reply = data instanceof RawJson ? readRaw(data) : toWire(call.reply, data);
    const shown = { ...success, ...((hide ? hide(reply) : reply) as object) };
    // PostgreSQL leaves out fields of rows on demand.
    return data instanceof RawJson ? JSON.stringify(shown) : writerOf(call)(shown);
  };
}

const readRaw = ({ fields }: RawJson) =>
  Object.fromEntries(Object.entries(fields).map(([name, json]): [string, unknown] => [name, JSON.parse(json)]));

/** `+=` links strings without copying them: a list may have megabytes. */
function writeRaw({ fields }: RawJson): string {
  let text = '';
  for (const [name, json] of Object.entries(fields)) text += `,"${name}":${json}`;
  return text;
}
