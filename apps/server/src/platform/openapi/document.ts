import { type AnyCall, isKeyed, isRead, successMessage } from '@defter/contract/call.ts';
import { calls } from '@defter/contract/calls.ts';
import { MESAJLAR } from '@defter/contract/errors.ts';
import { type Schema, schemaOf } from './schema.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Content = { content: Record<string, { schema: Schema }> };
export type Operation = {
  operationId: string;
  tags: string[];
  'x-yetki': AnyCall['yetki'];
  'x-kota'?: string;
  'x-limit'?: number;
  'x-birKez'?: true;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, (Content & { description: string }) | { $ref: string }>;
};
export type OpenApi = ReturnType<typeof describeCalls>;

const DESCRIPTION = `Every call of Defter. A body may be multipart/form-data, url-encoded or JSON, but a file needs the first, and a DELETE may have its fields in the address; in a form nested
fields are written as musteriTelefon[0][telefon]. x-adlar are other names that a field may be sent under. Keys and paths match without regard to case, and an empty text is
null. Replies carry success and message beside what is described; x-yetki names the permission that is needed. A call
with x-birKez carries an Idempotency-Key if one likes (8 to 100 letters, digits, _ and -): sent twice, it is done once.
What a query has and the call does not know is dropped; the header Defter-Unknown-Query of the answer names it.`;

/** The OpenAPI 3.1 document of all calls that are served. */
export function describeCalls(served: readonly AnyCall[], version: string) {
  const names = callNames();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of served) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call, names.get(call)) };
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Defter', version, description: DESCRIPTION.replaceAll('\n', ' '), license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { AppError: FAILURE },
      responses: { AppError: { description: 'A refusal', content: json({ $ref: '#/components/schemas/AppError' } as Schema) } },
    },
  };
}

const FAILURE: Schema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string', enum: Object.entries(MESAJLAR).flatMap(([key, status]) => (status < 400 ? [] : key)) },
    alanlar: { type: 'object', description: 'Field → message key' },
    veri: { type: 'object', description: 'Values for the places in the text' },
    kullanim: { type: 'array', description: 'Where a record is still used', items: { type: 'object', properties: { nerede: { type: 'string' }, adet: { type: 'integer' } } } },
    response: { type: 'object', description: 'Both of the first once more, where the reply of the call nests them', properties: { success: { const: false }, message: { type: 'string' } } },
  },
};

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
/** A file comes in a multipart form alone. */
const formsOf = (body: Schema) => (hasFile(body) ? FORMS.slice(0, 1) : FORMS);
const hasFile = ({ format, properties = {}, items, anyOf = [] }: Schema): boolean =>
  format === 'binary' || [...Object.values(properties), ...(items ? [items] : []), ...anyOf].some(hasFile);

type Name = { noun: string; verb: string };

/** The contract knows its calls by noun and verb; the calls do not know their own names. */
function callNames(): Map<AnyCall, Name> {
  const named = Object.entries(calls).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, call]): [AnyCall, Name] => [call, { noun, verb }]),
  );
  return new Map(named);
}

function describeCall(call: AnyCall, { noun, verb }: Name = { noun: 'diger', verb: call.path }): Operation {
  const body = schemaOf(call.body, 'input');
  const hasBody = Object.keys(body.properties ?? {}).length > 0;
  return {
    operationId: `${noun}${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
    tags: [noun],
    'x-yetki': call.yetki,
    'x-kota': call.kota,
    'x-limit': call.limit,
    ...(isKeyed(call) && !isRead(call) && call.yetki !== 'herkes' && { 'x-birKez': true }),
    security: call.yetki === 'herkes' ? [] : [{ bearer: [] }],
    parameters: [...describeParameters('path', call), ...describeParameters('query', call)],
    ...(hasBody && {
      requestBody: { required: (body.required ?? []).length > 0, content: Object.fromEntries(formsOf(body).map((form) => [form, { schema: body }])) },
    }),
    responses: {
      200: { description: 'Done', content: call.dosya ? { [call.dosya]: { schema: { type: 'string', format: 'binary' } } } : json(describeReply(call)) },
      default: { $ref: '#/components/responses/AppError' },
    },
  };
}

function describeParameters(place: 'path' | 'query', { params, query }: AnyCall): Parameter[] {
  const { properties = {}, required = [] } = schemaOf(place === 'path' ? params : query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, required: required.includes(name), schema }));
}

function describeReply(call: AnyCall): Schema {
  const { properties, required = [] } = schemaOf(call.reply, 'output');
  const outcome = { success: { const: true }, message: { const: successMessage(call) } };
  const own = call.nested ? { response: { type: 'object', properties: outcome }, ...outcome } : outcome;
  return { type: 'object', properties: { ...own, ...properties }, required: [...Object.keys(own), ...required] };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
