import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A file of the repository: its path from the root with slashes, and its text. */
export type Source = { path: string; text: string };
/** An import of one file by another. `to` is a path from the root, or `node:` for the runtime's own modules. */
export type Import = { from: string; to: string };

const FOLDERS = ['packages', 'apps', 'simulators', 'bench', 'tests', 'scripts'];
const CODE = /\.(ts|tsx|mjs)$/;

/** Every file of code in the repository, except installed and built ones. */
export function readSources(root: string): Source[] {
  const paths = FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter((path) => CODE.test(path));
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(root, path);
  });
}

/** The imports of a file from us and from Node: plain, for types only, lazy and by `export … from`. Libraries are left out. */
export function importsOf({ path, text }: Source): Import[] {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => nameOf(text.slice(start, end))),
    // The program is read out of the parser only where it is asked for, which takes long.
    ...(text.includes('import(') ? typesImportedIn(parsed.program) : []),
  ];
  return names.flatMap((name) => resolve(path, name) ?? []).map((to) => ({ from: path, to }));
}

const HANDS_ON = /\bexport\s+(type\s+)?[{*]/;

/**
 * The re-exports of a file: by `export … from`, or imported first and exported then, which oxlint does not see. Users have to import from the
 * original file.
 */
export function handedOnBy({ path, text }: Source): string[] {
  if (!HANDS_ON.test(text)) return [];
  const entries = parseSync(path, text).module.staticExports.flatMap((one) => one.entries);
  return entries.filter(({ moduleRequest }) => moduleRequest !== null).map(({ exportName }) => `${path} hands on ${exportName.name ?? 'all'} of another file: import it from where it is made`);
}

/** The files that are named where a type stands: `import('./x.ts').X`. */
function typesImportedIn(program: Parameters<Visitor['visit']>[0]): string[] {
  const names: string[] = [];
  new Visitor({ TSImportType: ({ source }) => void names.push(source.value) }).visit(program);
  return names;
}

/** The name of a lazy import. If the name is put together at run time, this is its part before the first variable one. */
const nameOf = (expression: string) => /^['"`]([^'"`$]*)/.exec(expression)?.[1] ?? './?';

function resolve(from: string, name: string): string | undefined {
  if (name === './?') return name;
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  if (name.startsWith('node:')) return 'node:';
  const own = /^@defter\/(contract|rules)(?:\/(.*))?$/.exec(name);
  if (own) return `packages/${own[1]}/src/${own[2] ?? ''}`;
  const app = /^@defter\/(server|web)(?:\/(.*))?$/.exec(name);
  if (app) return `apps/${app[1]}/src/${app[2] ?? ''}`;
  if (name.startsWith('@defter/simulators')) return name.replace('@defter/simulators', 'simulators/src');
  return undefined;
}
