import { type CompiledQuery, type OperationNode, PostgresQueryCompiler, type QueryCompiler, type RawNode, type ValueNode } from 'kysely';

const MAX_KEPT = 2000;
/** A statement of more values was made for this one list of rows and does not come again. */
const MOST_VALUES = 200;
const kept = new Map<string, string>();
const names = new WeakMap<object, string>();
/** Of parts without values, such as the columns of a list, which are made once and stand in every call's statement. */
const fixedShapes = new WeakMap<OperationNode, string>();
let templateCount = 0;

/**
 * Puts statements together as Kysely does, and keeps the text of those written as `sql` templates: of a template only
 * the values change from call to call, so its text is known by which templates stand in which. Building a list's text
 * costs more than finding it again by a factor of ten, and PostgreSQL's name for it is found by the same string.
 */
export class KeepingCompiler implements QueryCompiler {
  readonly #compiler = new PostgresQueryCompiler();

  compileQuery(node: Parameters<QueryCompiler['compileQuery']>[0], queryId: CompiledQuery['queryId']): CompiledQuery {
    const parameters: unknown[] = [];
    const shape = shapeOf(node, parameters);
    if (shape === undefined) return this.#compiler.compileQuery(node, queryId);
    const sql = kept.get(shape);
    if (sql !== undefined) return { query: node, queryId, sql, parameters };
    const compiled = this.#compiler.compileQuery(node, queryId);
    if (kept.size < MAX_KEPT) kept.set(shape, compiled.sql);
    return compiled;
  }
}

/** What the text of a statement depends on; its values are added to `parameters`. Undefined where the query builder had a part in it. */
function shapeOf(node: OperationNode, parameters: unknown[]): string | undefined {
  switch (node.kind) {
    case 'RawNode': {
      const fixed = fixedShapes.get(node);
      if (fixed !== undefined) return fixed;
      const { sqlFragments, parameters: parts } = node as RawNode;
      const before = parameters.length;
      let shape = `${nameOf(sqlFragments)}(`;
      for (const part of parts) {
        const inner = shapeOf(part, parameters);
        if (inner === undefined) return undefined;
        shape += inner;
      }
      shape += ')';
      if (parts.length > 0 && parameters.length === before) fixedShapes.set(node, shape);
      return shape;
    }
    case 'ValueNode': {
      const { value, immediate } = node as ValueNode;
      if (immediate) return `=${JSON.stringify(value)}`;
      return parameters.push(value) > MOST_VALUES ? undefined : '?';
    }
    // Names of the database hold no value.
    case 'ReferenceNode':
    case 'TableNode':
    case 'IdentifierNode':
      return nameOf(node);
    default:
      return undefined;
  }
}

/** A template is the same array at every call; anything else is told by what it says. */
function nameOf(part: object): string {
  let name = names.get(part);
  if (name === undefined) {
    name = 'raw' in part ? `#${(templateCount += 1)}` : JSON.stringify(part);
    names.set(part, name);
  }
  return name;
}
