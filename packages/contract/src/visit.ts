import type * as z from 'zod/mini';

/** Changes a marked value. `record` is the object that holds it, `path` leads to it. */
export type Change<Mark> = (value: unknown, mark: Mark, record: object, path: string) => unknown;
/** Copies a value with its marked values changed. */
export type Visitor = (value: unknown, record?: object, path?: string) => unknown;

type Definition = {
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
};

/** Copies a value of this shape with its marked values changed. Undefined for a shape without marked values. */
export function visitorOf<Mark>(schema: z.ZodMiniType, markOf: (schema: z.ZodMiniType) => Mark | undefined, change: Change<Mark>): Visitor | undefined {
  const mark = markOf(schema);
  if (mark !== undefined) return (value, record = {}, path = '') => change(value, mark, record, path);
  const { innerType, in: sent, out, shape, element, valueType, options } = schema._zod.def as unknown as Definition;
  // The result of a function has the shape of its argument (contract/degisen.ts).
  const inner = innerType ?? (out?._zod.def.type === 'transform' ? sent : out);
  const within = (part: z.ZodMiniType) => visitorOf(part, markOf, change);
  if (inner) return within(inner);
  if (shape) return visitObject(Object.entries(shape), within);
  if (element) return visitList(within(element));
  if (valueType) return visitRecord(within(valueType));
  const visitors = options?.flatMap((option) => within(option) ?? []) ?? [];
  if (visitors.length === 0) return undefined;
  return (value, record, path) => visitors.reduce((changed, visit) => visit(changed, record, path), value);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

function visitObject(fields: [string, z.ZodMiniType][], within: (part: z.ZodMiniType) => Visitor | undefined): Visitor | undefined {
  const visitors = fields.flatMap(([key, field]): [string, Visitor][] => {
    const visit = within(field);
    return visit ? [[key, visit]] : [];
  });
  if (visitors.length === 0) return undefined;
  return (value, _record, path = '') => {
    if (!isObject(value)) return value;
    const changed = { ...value };
    for (const [key, visit] of visitors) if (key in value) changed[key] = visit(value[key], value, join(path, key));
    return changed;
  };
}

const visitList = (visit: Visitor | undefined): Visitor | undefined =>
  visit &&
  ((value, record, path = '') => (Array.isArray(value) ? value.map((item, index) => visit(item, record, join(path, index))) : value));

const visitRecord = (visit: Visitor | undefined): Visitor | undefined =>
  visit &&
  ((value, record, path = '') =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, record, join(path, key))])) : value);
