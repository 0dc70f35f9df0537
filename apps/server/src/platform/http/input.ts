import type { AnyCall, BodyOf, ParamsOf, QueryOf } from '@defter/contract/call.ts';
import { type HataKodu, isHataKodu } from '@defter/contract/errors.ts';
import { decodeEntries, decodeJson } from '@defter/contract/wire.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Hata } from '../errors/hata.ts';
import type { RawBody } from './body.ts';
import { unmaskerOf } from './mask.ts';

export type Input<C extends AnyCall> = { params: ParamsOf<C>; query: QueryOf<C>; body: BodyOf<C> };

/** Reads and checks everything a call sends. Throws 400 or 422 with a key for every wrong field. */
export function readInput<C extends AnyCall>(call: C, request: FastifyRequest): Input<C> {
  return {
    params: check(call.params, readPart(request.params, call.params)) as ParamsOf<C>,
    query: check(call.query, readPart(request.query, call.query)) as QueryOf<C>,
    body: unmask(call, check(call.body, readBody(request.body as RawBody | undefined, call.body))) as BodyOf<C>,
  };
}

const unmaskers = new WeakMap<AnyCall, ReturnType<typeof unmaskerOf>>();
function unmask(call: AnyCall, body: unknown): unknown {
  if (!unmaskers.has(call)) unmaskers.set(call, unmaskerOf(call.body));
  const visit = unmaskers.get(call);
  return visit ? visit(body) : body;
}

const readPart = (part: unknown, schema: z.ZodMiniType) =>
  decodeEntries(Object.entries((part ?? {}) as Record<string, string>), schema);

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
  throw new Hata('alanlarHatali', { alanlar });
}
