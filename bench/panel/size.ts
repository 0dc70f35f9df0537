/*
 * Measures the bytes of the built panel that a browser fetches, brotli quality 11, in kB of 1,000 bytes: the sign-in page, the frame
 * of signed-in people, and every other page on a fresh load, all it needs in all. The texts of answers come behind it. Builds nothing: `npm run build` first, then `node bench/panel/size.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;
export type Size = { js: number; css: number; requests: number };

const DIST = join(import.meta.dirname, '../../apps/web/dist');
const ENTRY = 'index.html';
const SHELL = ['src/app/shell/Shell.tsx', 'src/texts/tr/panel.json'];
const GUEST = /^src\/features\/(kayit|parola)\//;

/** `src/features/kasa/KasaPage.tsx` speaks `src/texts/tr/kasa.json`, where there is one. */
const textOf = (page: string) => `src/texts/tr/${page.split('/')[2]}.json`;
const isPage = (name: string) => /^src\/features\/[^/]+\/[^/]*Page\.tsx$/.test(name);

/** All files that loading `names` fetches: the chunks, what they import, and their styles. */
function filesOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

/** The size of each file is computed once, because most files belong to many pages. */
const sizes = new Map<string, number>();
function compressedKb(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
  sizes.set(file, known);
  return known;
}

function sizeOf(manifest: Manifest, names: readonly string[]): Size {
  return sizeOfFiles([...filesOf(manifest, names)]);
}

function sizeOfFiles(files: readonly string[]): Size {
  const sum = (ending: string) => files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + compressedKb(file), 0);
  return { js: Math.round(sum('.js') * 10) / 10, css: Math.round(sum('.css') * 10) / 10, requests: files.length };
}

/** The size of the customers' page, with the texts of its second language. */
export function measureSayfa(): Size {
  const manifest = JSON.parse(readFileSync(join(DIST, 'r/.vite/manifest.json'), 'utf8')) as Manifest;
  const files = [...filesOf(manifest, Object.keys(manifest))].map((file) => `r/${file}`);
  return sizeOfFiles(files);
}

/** Sizes of the sign-in page, of it with the frame, and of every other page by the name of its file. */
export function measurePanel(): { signIn: Size; frame: Size; pages: Record<string, Size> } {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = Object.keys(manifest).filter(isPage);
  return {
    signIn: sizeOf(manifest, [ENTRY]),
    frame: sizeOf(manifest, [ENTRY, ...SHELL]),
    pages: Object.fromEntries(
      pages.map((page) => [page, sizeOf(manifest, [ENTRY, ...(GUEST.test(page) ? [] : SHELL), textOf(page), page])]),
    ),
  };
}

if (import.meta.main) process.stdout.write(`${JSON.stringify({ ...measurePanel(), sayfa: measureSayfa() }, null, 2)}\n`);
