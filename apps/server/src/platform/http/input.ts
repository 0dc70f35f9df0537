import type { AnyCall, BodyOf, ParamsOf, QueryOf } from '@defter/contract/call.ts';
import { type HataKodu, isHataKodu } from '@defter/contract/errors.ts';
import { yeniOf } from '@defter/contract/degisen.ts';
import { decodeEntries, decodeJson } from '@defter/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { wrongFields } from '../errors/app-error.ts';
import type { RawBody } from './body.ts';
import { checkOrder } from './check-range.ts';
import { unmaskerOf } from './mask.ts';

export type Input<C extends AnyCall> = { params: ParamsOf<C>; query: QueryOf<C>; body: BodyOf<C> };

/** Reads and checks everything that a call sends. The reader throws 400 or 422 with a key for every wrong field. */
export function createReader<C extends AnyCall>(call: C): (request: FastifyRequest) => Input<C> {
  const params = partReader(call.params);
  const query = partReader(call.query);
  const body = bodyReader(call);
  return (request) => ({
    params: params(request.params) as ParamsOf<C>,
    query: inOrder(query(request.query)) as QueryOf<C>,
    body: body(sentBody(request, call)) as BodyOf<C>,
  });
}

function inOrder(query: unknown): unknown {
  checkOrder(query as object);
  return query;
}

const isNothing = (schema: AnyCall['params']) => Object.keys(schema._zod.def.shape).length === 0;
const nothing = () => ({});

function partReader(schema: AnyCall['params']): (part: unknown) => unknown {
  if (isNothing(schema)) return nothing;
  return (part) => check(schema, decodeEntries(Object.entries((part ?? {}) as Query).flatMap(entriesOf), schema));
}

/**
 * What a call sends beside its address. Some programs and proxies send no body with a DELETE, so the address may have its fields.
 */
function sentBody({ body, query }: FastifyRequest, { method }: AnyCall): RawBody | undefined {
  const sent = body as RawBody | undefined;
  const isBlank = !sent || ('entries' in sent && sent.entries.length === 0);
  return isBlank && method === 'DELETE' ? { entries: Object.entries(query as Query).flatMap(entriesOf) } : sent;
}

type Query = Record<string, string | string[]>;
/** A name may stand several times in an address. */
const entriesOf = ([name, value]: [string, string | string[]]): [string, string][] => [value].flat().map((one) => [name, one]);

function bodyReader({ method, body: schema }: AnyCall): (body: RawBody | undefined) => unknown {
  if (isNothing(schema)) return nothing;
  const unmask = unmaskerOf(schema);
  // A POST that also changes records takes a new one whole.
  const yeni = method === 'POST' && 'id' in schema.shape ? yeniOf(schema) : undefined;
  return (body) => {
    const sent = check(schema, readBody(body, schema));
    const value = yeni && (sent as { id: number }).id === 0 ? check(yeni, readBody(body, yeni)) : sent;
    return unmask ? unmask(value) : value;
  };
}

function readBody(body: RawBody | undefined, schema: z.ZodMiniType): unknown {
  if (!body) return decodeEntries([], schema);
  return 'json' in body ? decodeJson(body.json, schema) : decodeEntries(body.entries, schema);
}

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const alanlar: Record<string, HataKodu> = {};
  for (const { path, message } of result.error.issues) {
    alanlar[path.join('.')] ??= isHataKodu(message) ? message : 'alanlarHatali';
  }
  // The panel shows the first limit where it has no field for it; its forms know the limits themselves.
  const [n] = result.error.issues.flatMap((issue) => limitOf(issue) ?? []);
  throw wrongFields(alanlar, n === undefined ? undefined : { n });
}

type Limited = { maximum?: unknown; params?: { maximum?: unknown } };

/** The limit that a value exceeds: characters, MiB, or the highest number. */
function limitOf(issue: object): number | undefined {
  const { maximum, params }: Limited = issue;
  const limit = maximum ?? params?.maximum;
  return typeof limit === 'number' ? limit : undefined;
}
