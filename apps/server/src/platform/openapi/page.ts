import type { OpenApi, Operation } from './document.ts';
import type { Schema } from './schema.ts';
import { escapeMarkup } from '../escape-markup.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
details { border-top: 1px solid #8884; padding: .3rem 0; }
summary { cursor: pointer; }
summary b { display: inline-block; width: 4.5rem; }
summary i { float: right; opacity: .7; }
pre { overflow-x: auto; background: #8881; padding: .75rem; border-radius: 6px; }`;

/**
 * The document as a page for people: plain HTML without a script. The browser's own search works on it, also in folded
 * parts.
 */
export function renderPage({ info, paths, tags }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return own.length === 0 ? '' : `<h2 id="${name}">${name}</h2>${own.map(renderOperation).join('')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API ${info.version}</title><link rel="icon" href="/plus/defter.svg"><style>${STYLE}</style></head>
<body><h1>${info.title} API ${info.version}</h1><p>${escapeMarkup(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</body></html>`;
}

function renderOperation({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const { parameters, requestBody, responses } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const parts = [
    query.length > 0 && part('query', objectOf(query)),
    requestBody && part('body', requestBody.content['multipart/form-data']?.schema),
    part('reply', 'content' in responses[200]! ? responses[200].content['application/json']?.schema : undefined),
  ];
  const yetki = [operation['x-yetki']].flat().join(' / ');
  return `<details><summary><b>${method}</b> <code>${escapeMarkup(path)}</code> <i>${yetki}</i></summary>${parts.filter(Boolean).join('')}</details>`;
}

const part = (title: string, schema: Schema = {}) => `<h4>${title}</h4><pre>${escapeMarkup(describe(schema))}</pre>`;

const objectOf = (parameters: Operation['parameters']): Schema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

/** Writes a shape like a type: `{ id: integer ≥ 1, ad: string 1..60, soyad?: string null }`. */
function describe(schema: Schema, indent = ''): string {
  const { type, properties, required = [], items, anyOf, format } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map((option) => describe(option, indent)).join(' | ');
  if (items) return `${describe(items, indent)}[]`;
  if (!properties) return [format ?? [type ?? 'any'].flat().join(' | '), describeRange(schema)].filter(Boolean).join(' ');
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${describe(field, inner)}${describeDefault(field)}`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function describeRange({ minimum, maximum, minLength, maxLength }: Schema): string {
  const from = minimum ?? minLength;
  const to = maximum ?? maxLength;
  if (from === undefined) return to === undefined ? '' : `≤ ${to}`;
  return to === undefined ? `≥ ${from}` : `${from}..${to}`;
}

const describeDefault = (schema: Schema) =>
  schema.default === undefined || schema.default === null ? '' : ` = ${JSON.stringify(schema.default)}`;

