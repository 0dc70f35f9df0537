import { ownMeaning } from '@defter/contract/meaning.ts';
import { kurus, toLira } from '@defter/rules/para.ts';
import * as z from 'zod/mini';

/** A JSON schema as in the document, with only the keywords that our shapes use. */
export type Schema = {
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
  /** Other names under which it may be sent, without regard to case as all names. */
  'x-adlar'?: readonly string[];
};

/** The JSON schema of a part of the contract, as sent (`input`) or as answered (`output`). */
export function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(jsonSchema as Schema, zodSchema),
  });
  return joinEmpty(schema as Schema);
}

/** An amount as the wire has it. */
const inLira = ({ minimum, maximum }: Schema): Schema => ({
  ...(minimum !== undefined && { minimum: toLira(kurus(minimum)) }),
  ...(maximum !== undefined && { maximum: toLira(kurus(maximum)) }),
  multipleOf: 0.01,
});

function tidy(schema: Schema, shape: z.core.$ZodType): void {
  const { tur, format, adlar } = ownMeaning(shape) ?? {};
  if (tur === 'dosya') Object.assign(schema, { type: 'string', format: 'binary' });
  if (format !== undefined) schema.format = format;
  if (adlar) schema['x-adlar'] = adlar;
  if (tur === 'lira') Object.assign(schema, inLira(schema));
  // This is the limit of every JavaScript integer and says nothing about the field.
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** Writes a value that may be null as one type with two names: `['string', 'null']` instead of `anyOf`. */
function joinEmpty({ properties, items, anyOf, ...schema }: Schema): Schema {
  const parts = anyOf?.map(joinEmpty) ?? [];
  const [inner, empty] = parts;
  const isJoined = empty?.type === 'null' && typeof inner?.type === 'string' && !inner.enum;
  return {
    ...schema,
    ...(anyOf && (isJoined ? { ...inner, type: [inner.type as string, 'null'] } : { anyOf: parts })),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, joinEmpty(part)])) }),
    ...(items && { items: joinEmpty(items) }),
  };
}
